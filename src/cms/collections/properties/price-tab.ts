import type { DateField, Field, SelectField, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'
import { costs } from './costs'
import { letting } from './letting'
import { lifeAnnuity } from './life-annuity'

const price: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'price',
      label: siteTexts.property.purchase.price,
      unit: '€',
      description: officeTexts.properties.priceTab.price.description,
      index: true,
    }),
    numberField({
      name: 'startPrice',
      label: officeTexts.properties.priceTab.startPrice.label,
      description: officeTexts.properties.priceTab.startPrice.description,
    }),
  ],
}

const priceUnit: Field = {
  type: 'row',
  fields: [
    {
      name: 'priceUnit',
      type: 'number',
      label: officeTexts.properties.priceTab.priceUnit.label,
      min: 0,
      defaultValue: 0,
      admin: {
        description: officeTexts.properties.priceTab.priceUnit.description,
        components: { Field: '/src/cms/admin/named-number/named-number-fields#PriceUnitField' },
      },
    },
    {
      name: 'priceUnitText',
      type: 'text',
      label: officeTexts.properties.priceTab.priceUnitText.label,
      localized: true,
      admin: {
        description: officeTexts.properties.priceTab.priceUnitText.description,
      },
    },
  ],
}

const publishPrice: Field = {
  name: 'publishPrice',
  type: 'checkbox',
  label: officeTexts.properties.priceTab.publishPrice.label,
  defaultValue: true,
  admin: {
    description: officeTexts.properties.priceTab.publishPrice.description,
  },
}

const priceHistory: SelectField = {
  name: 'priceHistory',
  type: 'select',
  label: siteTexts.property.priceHistory.title,
  options: [
    { value: 'shown', label: officeTexts.properties.priceTab.priceHistory.shown },
    { value: 'hidden', label: officeTexts.properties.priceTab.priceHistory.hidden },
  ],
  admin: {
    description: officeTexts.properties.priceTab.priceHistory.description,
  },
}

/** For a property that was offered before this site had it. */
const firstPublishedOn: DateField = {
  name: 'firstPublishedOn',
  type: 'date',
  // A copy is another property.
  disableDuplicate: true,
  label: officeTexts.properties.priceTab.firstPublishedOn.label,
  admin: {
    date: { pickerAppearance: 'dayOnly' },
    description: officeTexts.properties.priceTab.firstPublishedOn.description,
  },
}

/** The price and the costs of the property, the conditions for tenants, and the terms of a life annuity. */
export const priceTab: UnnamedTab = {
  label: officeTexts.properties.priceTab.label,
  fields: [price, priceUnit, publishPrice, priceHistory, firstPublishedOn, costs, letting, lifeAnnuity],
}
