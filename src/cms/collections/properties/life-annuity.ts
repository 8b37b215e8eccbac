import type { Field, GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const amounts: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'downPayment',
      label: officeTexts.properties.lifeAnnuity.downPayment.label,
    }),
    numberField({
      name: 'monthlyAnnuity',
      label: officeTexts.properties.lifeAnnuity.monthlyAnnuity.label,
    }),
    numberField({
      name: 'bareOwnershipValue',
      label: officeTexts.properties.lifeAnnuity.bareOwnershipValue.label,
    }),
  ],
}

const terms: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'annuitants',
      label: officeTexts.properties.lifeAnnuity.annuitants.label,
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
      label: officeTexts.properties.lifeAnnuity.maximumYears.label,
    }),
  ],
}

const occupied: Field = {
  name: 'occupied',
  type: 'checkbox',
  label: officeTexts.properties.lifeAnnuity.occupied.label,
}

/** The terms of a sale for an annuity (viager, lijfrente); other sales show only the checkbox. */
export const lifeAnnuity: GroupField = {
  name: 'lifeAnnuity',
  type: 'group',
  label: officeTexts.properties.lifeAnnuity.label,
  admin: { condition: (data) => data.goal !== 'rent' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      label: officeTexts.properties.lifeAnnuity.enabled.label,
    },
    {
      type: 'group',
      admin: { condition: (_data, siblingData) => siblingData.enabled === true, hideGutter: true },
      fields: [amounts, occupied, terms],
    },
  ],
}
