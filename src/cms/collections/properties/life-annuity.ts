import type { Field, GroupField } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'

const amounts: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'downPayment',
      label: { nl: 'Boeket (€)', fr: 'Bouquet (€)', en: 'Down payment (€)', de: 'Anzahlung (€)' },
    }),
    numberField({
      name: 'monthlyAnnuity',
      label: {
        nl: 'Lijfrente (€/maand)',
        fr: 'Rente mensuelle (€/mois)',
        en: 'Annuity (€/month)',
        de: 'Leibrente (€/Monat)',
      },
    }),
    numberField({
      name: 'bareOwnershipValue',
      label: {
        nl: 'Waarde blote eigendom (€)',
        fr: 'Valeur de la nue-propriété (€)',
        en: 'Value of the bare ownership (€)',
        de: 'Wert des bloßen Eigentums (€)',
      },
    }),
  ],
}

const terms: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'annuitants',
      label: {
        nl: 'Aantal rentegenieters',
        fr: 'Nombre de crédirentiers',
        en: 'Number of annuitants',
        de: 'Anzahl Rentenempfänger',
      },
    }),
    {
      name: 'ages',
      type: 'text',
      label: { nl: 'Leeftijden', fr: 'Âges', en: 'Ages', de: 'Alter' },
      admin: {
        description: {
          nl: 'Bv. 74 en 76 jaar.',
          fr: 'P. ex. 74 et 76 ans.',
          en: 'E.g. 74 and 76.',
          de: 'Z. B. 74 und 76 Jahre.',
        },
      },
    },
    numberField({
      name: 'maximumYears',
      label: {
        nl: 'Maximumduur (jaar)',
        fr: 'Durée maximale (ans)',
        en: 'At most (years)',
        de: 'Höchstdauer (Jahre)',
      },
    }),
  ],
}

const occupied: Field = {
  name: 'occupied',
  type: 'checkbox',
  label: {
    nl: 'Bezet (de verkoper blijft wonen)',
    fr: 'Occupé (le vendeur y reste)',
    en: 'Occupied (the seller stays)',
    de: 'Bewohnt (der Verkäufer bleibt)',
  },
}

/** The terms of a sale for an annuity (viager, lijfrente); nothing but the checkbox shows for other sales. */
export const lifeAnnuity: GroupField = {
  name: 'lifeAnnuity',
  type: 'group',
  label: {
    nl: 'Verkoop op lijfrente',
    fr: 'Vente en viager',
    en: 'Life annuity',
    de: 'Verkauf auf Leibrente',
  },
  admin: { condition: (data) => data.goal !== 'rent' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      label: {
        nl: 'Dit pand wordt op lijfrente verkocht',
        fr: 'Ce bien est vendu en viager',
        en: 'This home is sold for a life annuity',
        de: 'Diese Immobilie wird auf Leibrente verkauft',
      },
    },
    {
      type: 'group',
      admin: { condition: (_data, siblingData) => siblingData.enabled === true, hideGutter: true },
      fields: [amounts, occupied, terms],
    },
  ],
}
