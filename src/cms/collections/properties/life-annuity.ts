import type { Field, GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const { units } = officeTexts.properties

const amounts: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'downPayment',
      label: siteTexts.facts.lifeAnnuity.downPayment,
      unit: '€',
    }),
    numberField({
      name: 'monthlyAnnuity',
      label: siteTexts.facts.lifeAnnuity.monthlyAnnuity,
      unit: units.euroPerMonth,
    }),
    numberField({
      name: 'bareOwnershipValue',
      label: siteTexts.facts.lifeAnnuity.bareOwnershipValue,
      unit: '€',
    }),
  ],
}

const terms: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'annuitants',
      label: siteTexts.facts.lifeAnnuity.annuitants,
    }),
    {
      name: 'ages',
      type: 'text',
      label: siteTexts.facts.lifeAnnuity.ages,
      admin: {
        description: officeTexts.properties.lifeAnnuity.ages.description,
      },
    },
    numberField({
      name: 'maximumYears',
      label: siteTexts.facts.lifeAnnuity.maximumYears,
      unit: units.years,
    }),
  ],
}

const occupied: Field = {
  name: 'occupied',
  type: 'checkbox',
  label: siteTexts.facts.options.occupied.occupied,
}

/** The terms of a sale for an annuity (viager, lijfrente); other sales show only the checkbox. */
export const lifeAnnuity: GroupField = {
  name: 'lifeAnnuity',
  type: 'group',
  label: siteTexts.facts.groups.lifeAnnuity,
  admin: { condition: (data) => data.goal !== 'rent' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      label: siteTexts.facts.lifeAnnuity.enabled,
    },
    {
      type: 'group',
      admin: { condition: (_data, siblingData) => siblingData.enabled === true, hideGutter: true },
      fields: [amounts, occupied, terms],
    },
  ],
}
