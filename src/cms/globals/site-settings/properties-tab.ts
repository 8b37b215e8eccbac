import type { CheckboxField, GroupField, NumberField, SelectField, Tab, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { withUnit } from '@/cms/fields/properties/fact-labels'
import { regionOptions } from '@/cms/fields/properties/region-options'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { fillTexts } from '@/messages/fill-texts'
import { siteTexts } from '@/messages/site-messages'
import { alertTerms } from './alert-terms'
import { loanRate } from './loan-rate'
import { purchaseRates } from './purchase-rates'
import { watermark } from './watermark'

const marqueeName = ({ name, value }: { name: string; value: number }): TextField => ({
  name,
  type: 'text',
  localized: true,
  label: fillTexts(officeTexts.siteSettings.propertiesTab.marqueeName.label, { value }),
  admin: { width: '50%' },
})

const marqueeNames: GroupField = {
  name: 'marqueeNames',
  type: 'group',
  label: officeTexts.siteSettings.propertiesTab.marqueeNames.label,
  admin: {
    description: officeTexts.siteSettings.propertiesTab.marqueeNames.description,
  },
  fields: [
    {
      type: 'row',
      fields: [
        marqueeName({ name: 'one', value: 1 }),
        marqueeName({ name: 'two', value: 2 }),
        marqueeName({ name: 'three', value: 3 }),
        marqueeName({ name: 'four', value: 4 }),
      ],
    },
  ],
}

type FigureOptions = {
  name: string
  label: EditorTexts
  description: EditorTexts
  defaultValue?: number
  max: number
}

const figure = ({ name, label, description, defaultValue, max }: FigureOptions): NumberField => ({
  name,
  type: 'number',
  label,
  defaultValue,
  min: 0,
  max,
  admin: { description, width: '50%' },
})

const renovationDuty: SelectField = {
  name: 'renovationDutyRegions',
  type: 'select',
  hasMany: true,
  defaultValue: ['flanders'],
  label: officeTexts.siteSettings.propertiesTab.renovationDutyRegions.label,
  options: regionOptions(),
  admin: {
    description: officeTexts.siteSettings.propertiesTab.renovationDutyRegions.description,
  },
}

const figures: GroupField = {
  name: 'figures',
  type: 'group',
  label: officeTexts.siteSettings.propertiesTab.figures.label,
  fields: [
    {
      type: 'row',
      fields: [
        figure({
          name: 'depositMonths',
          defaultValue: 3,
          max: 12,
          label: withUnit(siteTexts.facts.costs.deposit, officeTexts.properties.units.months),
          description: officeTexts.siteSettings.propertiesTab.figures.depositMonths.description,
        }),
        figure({
          name: 'minimumIncomeFactor',
          max: 10,
          label: officeTexts.siteSettings.propertiesTab.figures.minimumIncomeFactor.label,
          description: officeTexts.siteSettings.propertiesTab.figures.minimumIncomeFactor.description,
        }),
        figure({
          name: 'personsPerBedroom',
          max: 10,
          label: officeTexts.siteSettings.propertiesTab.figures.personsPerBedroom.label,
          description: officeTexts.siteSettings.propertiesTab.figures.personsPerBedroom.description,
        }),
        figure({
          name: 'purchaseAdvancePercent',
          defaultValue: 10,
          max: 100,
          label: officeTexts.siteSettings.propertiesTab.figures.purchaseAdvancePercent.label,
          description: officeTexts.siteSettings.propertiesTab.figures.purchaseAdvancePercent.description,
        }),
      ],
    },
  ],
}

const showPriceHistory: CheckboxField = {
  name: 'showPriceHistory',
  type: 'checkbox',
  defaultValue: false,
  label: officeTexts.siteSettings.propertiesTab.showPriceHistory.label,
  admin: {
    description: officeTexts.siteSettings.propertiesTab.showPriceHistory.description,
  },
}

/** The settings of properties and their forms. */
export const propertiesTab: Tab = {
  label: sharedTexts.properties,
  fields: [
    marqueeNames,
    figures,
    renovationDuty,
    showPriceHistory,
    watermark,
    alertTerms,
    purchaseRates,
    loanRate,
  ],
}
