import type { ArrayField, NumberField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { regionOptions } from '@/cms/fields/properties/region-options'
import { officeTexts } from '@/messages/office-texts'

type PurchaseRateOptions = { name: string; label: EditorTexts; required?: boolean; percent?: boolean }

const amount = ({ name, label, required = false, percent = false }: PurchaseRateOptions): NumberField => ({
  name,
  type: 'number',
  label,
  required,
  min: 0,
  max: percent ? 100 : undefined,
  admin: { width: '33%' },
})

/** The costs of buying in each region, from a day on; the page of a property for sale adds them up. */
export const purchaseRates: ArrayField = {
  name: 'purchaseRates',
  type: 'array',
  maxRows: 40,
  label: officeTexts.siteSettings.purchaseRates.label,
  labels: {
    singular: officeTexts.siteSettings.purchaseRates.singular,
    plural: officeTexts.siteSettings.purchaseRates.plural,
  },
  admin: {
    description: officeTexts.siteSettings.purchaseRates.description,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'region',
          type: 'select',
          required: true,
          label: officeTexts.siteSettings.purchaseRates.region.label,
          options: regionOptions(),
          admin: { width: '50%' },
        },
        {
          name: 'from',
          type: 'date',
          required: true,
          label: officeTexts.siteSettings.purchaseRates.from.label,
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        amount({
          name: 'registrationPercent',
          required: true,
          percent: true,
          label: officeTexts.siteSettings.purchaseRates.registrationPercent.label,
        }),
        amount({
          name: 'ownHomePercent',
          percent: true,
          label: officeTexts.siteSettings.purchaseRates.ownPropertyPercent.label,
        }),
        amount({
          name: 'newBuildVatPercent',
          required: true,
          percent: true,
          label: officeTexts.siteSettings.purchaseRates.newBuildVatPercent.label,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        amount({
          name: 'ownHomeAllowance',
          label: officeTexts.siteSettings.purchaseRates.ownPropertyAllowance.label,
        }),
        amount({
          name: 'allowanceUpToPrice',
          label: officeTexts.siteSettings.purchaseRates.allowanceUpToPrice.label,
        }),
        amount({
          name: 'deedCosts',
          required: true,
          label: officeTexts.siteSettings.purchaseRates.deedCosts.label,
        }),
      ],
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      label: officeTexts.siteSettings.purchaseRates.source.label,
      admin: {
        description: officeTexts.siteSettings.purchaseRates.source.description,
      },
    },
  ],
}
