import type { Field, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'
import { facades, glazing, heating, kitchen, roof, windowFrame } from './construction-selects'

const years: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'constructionYear',
      label: siteTexts.facts.construction.constructionYear,
      description: officeTexts.properties.constructionTab.constructionYear.description,
      max: 2200,
    }),
    numberField({
      name: 'renovationYear',
      label: siteTexts.facts.construction.renovationYear,
      max: 2200,
    }),
    facades,
  ],
}

const notes: Field = {
  type: 'row',
  fields: [
    {
      name: 'uniqueCode',
      type: 'text',
      disableDuplicate: true,
      label: siteTexts.facts.construction.uniqueCode,
      admin: {
        description: officeTexts.properties.constructionTab.uniqueCode.description,
      },
    },
    {
      name: 'detailStatus',
      type: 'text',
      label: siteTexts.facts.construction.detailStatus,
      admin: {
        description: officeTexts.properties.constructionTab.detailStatus.description,
      },
    },
  ],
}

/** The construction and the equipment of the property. */
export const constructionTab: UnnamedTab = {
  label: officeTexts.properties.constructionTab.label,
  fields: [
    {
      name: 'construction',
      type: 'group',
      label: siteTexts.facts.groups.construction,
      fields: [
        years,
        { type: 'row', fields: [heating, glazing, windowFrame] },
        { type: 'row', fields: [kitchen, roof] },
        notes,
      ],
    },
  ],
}
