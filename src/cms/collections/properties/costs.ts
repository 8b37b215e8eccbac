import type { GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { mostDepositMonths } from '@/domain/properties/rental-terms'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

const { units } = officeTexts.properties

/** The costs of a buyer or a tenant in addition to the price. */
export const costs: GroupField = {
  name: 'costs',
  type: 'group',
  label: siteTexts.facts.groups.costs,
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'rentCharges',
          label: siteTexts.facts.costs.rentCharges,
          unit: units.euroPerMonth,
          description: officeTexts.properties.costs.rentCharges.description,
        }),
        numberField({
          name: 'deposit',
          label: siteTexts.facts.costs.deposit,
          unit: units.months,
          description: officeTexts.properties.costs.deposit.description,
          max: mostDepositMonths,
          after: '/src/cms/admin/property-checks/field-warning#DepositWarning',
        }),
        numberField({
          name: 'inventory',
          label: siteTexts.facts.costs.inventory,
          unit: '€',
          description: officeTexts.properties.costs.inventory.description,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'registrationRights',
          label: siteTexts.facts.costs.registrationRights,
          unit: '%',
          max: 100,
        }),
        numberField({
          name: 'vat',
          label: siteTexts.facts.costs.vat,
          unit: '%',
          max: 100,
        }),
        numberField({
          name: 'notaryFees',
          label: siteTexts.facts.costs.notaryFees,
          unit: '€',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'agencyCost',
          label: siteTexts.facts.costs.agencyCost,
          unit: '€',
        }),
        numberField({
          name: 'propertyTax',
          label: siteTexts.facts.costs.propertyTax,
          unit: units.euroPerYear,
        }),
      ],
    },
  ],
}
