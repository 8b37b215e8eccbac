import type { Tab } from 'payload'
import { requiredText } from '@/cms/languages/required-text'
import { officeTexts } from '@/messages/office-texts'

/** The content of the page: its names, its introduction and its modules. */
export const contentTab: Tab = {
  label: officeTexts.common.content,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: officeTexts.pages.contentTab.content.name.label,
          localized: true,
          required: true,
          validate: requiredText({ collection: 'pages', field: 'name', goesWith: 'path' }),
          admin: {
            width: '50%',
            description: officeTexts.pages.contentTab.content.name.description,
          },
        },
        {
          name: 'title',
          type: 'text',
          label: officeTexts.pages.contentTab.content.title.label,
          localized: true,
          admin: {
            width: '50%',
            description: officeTexts.pages.contentTab.content.title.description,
          },
        },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      label: officeTexts.common.introduction,
      localized: true,
    },
    {
      name: 'content',
      type: 'richText',
      label: officeTexts.pages.contentTab.content.label,
      localized: true,
      admin: {
        description: officeTexts.pages.contentTab.content.description,
      },
    },
    {
      name: 'modules',
      type: 'relationship',
      relationTo: 'modules',
      hasMany: true,
      label: officeTexts.common.modules,
      admin: {
        className: 'agency-modules-field',
        components: { afterInput: ['/src/cms/admin/page-modules/page-modules#PageModules'] },
        description: officeTexts.pages.contentTab.content.modules.description,
      },
    },
  ],
}
