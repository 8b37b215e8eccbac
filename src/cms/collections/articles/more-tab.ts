import type { Tab } from 'payload'
import { propertyPicker } from '@/cms/fields/properties/property-picker'
import { officeTexts } from '@/messages/office-texts'

const { moreTab: texts } = officeTexts.articles

/** Who wrote the article, and what its page shows below it. */
export const moreTab: Tab = {
  label: texts.tab,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'author',
          type: 'relationship',
          relationTo: 'agents',
          label: texts.author.label,
          admin: { allowCreate: false, description: texts.author.description, width: '50%' },
        },
        {
          name: 'authorName',
          type: 'text',
          label: texts.authorName.label,
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'relatedArticles',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: 6,
      label: texts.relatedArticles.label,
      admin: { allowCreate: false, description: texts.relatedArticles.description },
    },
    {
      name: 'relatedProperties',
      type: 'relationship',
      relationTo: 'properties',
      hasMany: true,
      maxRows: 6,
      label: texts.relatedProperties.label,
      admin: { ...propertyPicker, allowCreate: false, description: texts.relatedProperties.description },
    },
  ],
}
