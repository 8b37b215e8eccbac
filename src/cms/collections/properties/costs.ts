import type { GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { mostDepositMonths } from '@/domain/properties/rental-terms'
import { officeTexts } from '@/messages/office-texts'

/** The costs of a buyer or a tenant in addition to the price. */
export const costs: GroupField = {
  name: 'costs',
  type: 'group',
  label: officeTexts.properties.costs.label,
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'rentCharges',
          label: officeTexts.properties.costs.rentCharges.label,
          description: officeTexts.properties.costs.rentCharges.description,
        }),
        numberField({
          name: 'deposit',
          label: officeTexts.common.rentalDepositMonths,
          description: officeTexts.properties.costs.deposit.description,
          max: mostDepositMonths,
          after: '/src/cms/admin/property-checks/field-warning#DepositWarning',
        }),
        numberField({
          name: 'inventory',
          label: officeTexts.properties.costs.inventory.label,
          description: officeTexts.properties.costs.inventory.description,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'registrationRights',
          label: officeTexts.properties.costs.registrationRights.label,
          max: 100,
        }),
        numberField({
          name: 'vat',
          label: officeTexts.properties.costs.vat.label,
          max: 100,
        }),
        numberField({
          name: 'notaryFees',
          label: officeTexts.properties.costs.notaryFees.label,
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'agencyCost',
          label: officeTexts.properties.costs.agencyCost.label,
        }),
        numberField({
          name: 'propertyTax',
          label: officeTexts.properties.costs.propertyTax.label,
        }),
      ],
    },
  ],
}
