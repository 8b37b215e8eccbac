import type { Tab } from 'payload'
import { requiredText } from '@/cms/languages/required-text'
import { officeTexts } from '@/messages/office-texts'

/** The content of the article. */
export const contentTab: Tab = {
  label: officeTexts.common.content,
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'articles', field: 'title', goesWith: 'path' }),
      label: officeTexts.common.title,
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      label: officeTexts.common.introduction,
      admin: {
        description: officeTexts.articles.contentTab.content.intro.description,
      },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.common.picture,
    },
    {
      name: 'body',
      type: 'richText',
      localized: true,
      label: officeTexts.common.text,
    },
  ],
}
