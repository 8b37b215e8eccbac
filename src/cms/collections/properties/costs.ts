import type { GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { mostDepositMonths } from '@/domain/properties/rental-terms'

/** What a buyer or a tenant pays besides the price. */
export const costs: GroupField = {
  name: 'costs',
  type: 'group',
  label: { nl: 'Kosten', fr: 'Frais', en: 'Costs', de: 'Kosten' },
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'rentCharges',
          label: {
            nl: 'Huurlasten (€/maand)',
            fr: 'Charges locatives (€/mois)',
            en: 'Rent charges (€/month)',
            de: 'Nebenkosten (€/Monat)',
          },
          description: {
            nl: 'Verplicht bij verhuur; 0 als er geen zijn.',
            fr: "Obligatoire en location ; 0 s'il n'y en a pas.",
            en: 'Mandatory for rentals; 0 where there are none.',
            de: 'Pflicht bei Vermietung; 0, wenn keine anfallen.',
          },
        }),
        numberField({
          name: 'deposit',
          label: {
            nl: 'Huurwaarborg (maanden)',
            fr: 'Garantie locative (mois)',
            en: 'Rental deposit (months)',
            de: 'Mietkaution (Monate)',
          },
          description: {
            nl: 'Maximum: Wallonië, Brussel en Luxemburg 2 maanden, Vlaanderen 3.',
            fr: 'Maximum : Wallonie, Bruxelles et Luxembourg 2 mois, Flandre 3.',
            en: 'At most: Wallonia, Brussels and Luxembourg 2 months, Flanders 3.',
            de: 'Höchstens: Wallonie, Brüssel und Luxemburg 2 Monate, Flandern 3.',
          },
          max: mostDepositMonths,
          after: '/src/cms/admin/property-checks/field-warning#DepositWarning',
        }),
        numberField({
          name: 'inventory',
          label: {
            nl: 'Plaatsbeschrijving (€)',
            fr: 'État des lieux (€)',
            en: 'Inventory of fixtures (€)',
            de: 'Ortsbefund (€)',
          },
          description: {
            nl: 'Aandeel van de huurder.',
            fr: 'Part du locataire.',
            en: "The tenant's share.",
            de: 'Anteil des Mieters.',
          },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'registrationRights',
          label: {
            nl: 'Registratierechten (%)',
            fr: "Droits d'enregistrement (%)",
            en: 'Registration duties (%)',
            de: 'Registrierungsgebühren (%)',
          },
          max: 100,
        }),
        numberField({
          name: 'vat',
          label: { nl: 'Btw (%)', fr: 'TVA (%)', en: 'VAT (%)', de: 'MwSt. (%)' },
          max: 100,
        }),
        numberField({
          name: 'notaryFees',
          label: {
            nl: 'Notariskosten (€)',
            fr: 'Frais de notaire (€)',
            en: 'Notary fees (€)',
            de: 'Notarkosten (€)',
          },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'agencyCost',
          label: {
            nl: 'Kantoorkosten (€)',
            fr: "Frais d'agence (€)",
            en: 'Agency costs (€)',
            de: 'Maklerkosten (€)',
          },
        }),
        numberField({
          name: 'propertyTax',
          label: {
            nl: 'Onroerende voorheffing (€/jaar)',
            fr: 'Précompte immobilier (€/an)',
            en: 'Property tax (€/year)',
            de: 'Immobiliensteuervorabzug (€/Jahr)',
          },
        }),
      ],
    },
  ],
}
