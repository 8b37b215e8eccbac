import type { Tab } from 'payload'
import { linkFields } from '@/cms/fields/routing/link'
import { publishableField } from '@/cms/fields/publishable'
import { officeTexts } from '@/messages/office-texts'

/** The module's own texts, pictures and button. */
export const contentTab: Tab = {
  label: officeTexts.common.content,
  fields: [
    {
      name: 'internalName',
      type: 'text',
      required: true,
      label: officeTexts.common.internalName,
      admin: {
        description: officeTexts.modules.contentTab.content.internalName.description,
      },
    },
    publishableField({
      name: 'title',
      type: 'text',
      localized: true,
      label: officeTexts.common.title,
      admin: { width: '75%' },
    }),
    {
      name: 'titleSize',
      type: 'select',
      defaultValue: 'h2',
      label: officeTexts.modules.contentTab.content.titleSize.label,
      options: [
        { value: 'h2', label: officeTexts.modules.contentTab.content.titleSize.h2 },
        { value: 'h3', label: officeTexts.modules.contentTab.content.titleSize.h3 },
        { value: 'h4', label: officeTexts.modules.contentTab.content.titleSize.h4 },
      ],
    },
    {
      name: 'description',
      type: 'richText',
      localized: true,
      label: officeTexts.common.text,
    },
    {
      name: 'description2',
      type: 'richText',
      localized: true,
      label: officeTexts.common.secondText,
      admin: {
        description: officeTexts.modules.contentTab.content.description2.description,
      },
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: officeTexts.modules.contentTab.content.images.label,
    },
    {
      name: 'link',
      type: 'group',
      label: officeTexts.modules.contentTab.content.link.label,
      fields: [
        {
          name: 'label',
          type: 'text',
          localized: true,
          label: officeTexts.common.label,
        },
        ...linkFields({ name: 'url' }),
      ],
    },
  ],
}
