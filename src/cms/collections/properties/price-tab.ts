import type { Field, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { costs } from './costs'
import { letting } from './letting'
import { lifeAnnuity } from './life-annuity'

const price: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'price',
      label: { nl: 'Prijs (€)', fr: 'Prix (€)', en: 'Price (€)', de: 'Preis (€)' },
      description: {
        nl: 'Vraagprijs, of huurprijs per maand zonder lasten.',
        fr: 'Prix demandé, ou loyer mensuel hors charges.',
        en: 'Asking price, or monthly rent without charges.',
        de: 'Angebotspreis oder Monatsmiete ohne Nebenkosten.',
      },
      index: true,
    }),
    numberField({
      name: 'startPrice',
      label: { nl: 'Instelprijs (€)', fr: 'Mise à prix (€)', en: 'Starting price (€)', de: 'Startpreis (€)' },
      description: {
        nl: 'Bij openbare of online verkoop.',
        fr: 'En vente publique ou en ligne.',
        en: 'In a public or online sale.',
        de: 'Bei öffentlichem oder Online-Verkauf.',
      },
    }),
  ],
}

const priceUnit: Field = {
  type: 'row',
  fields: [
    {
      name: 'priceUnit',
      type: 'number',
      label: { nl: 'Prijseenheid', fr: 'Unité de prix', en: 'Price unit', de: 'Preiseinheit' },
      min: 0,
      defaultValue: 0,
      admin: {
        step: 1,
        description: {
          nl: '0 = gewone prijs, 7 = "vanaf".',
          fr: '0 = prix simple, 7 = « à partir de ».',
          en: '0 = plain price, 7 = "starting from".',
          de: '0 = einfacher Preis, 7 = „ab“.',
        },
      },
    },
    {
      name: 'priceUnitText',
      type: 'text',
      label: {
        nl: 'Toelichting bij de prijs',
        fr: 'Précision sur le prix',
        en: 'Note on the price',
        de: 'Zusatz zum Preis',
      },
      localized: true,
      admin: {
        description: {
          nl: 'Bv. per maand, per m².',
          fr: 'P. ex. par mois, par m².',
          en: 'E.g. per month, per m².',
          de: 'Z. B. pro Monat, pro m².',
        },
      },
    },
  ],
}

const publishPrice: Field = {
  name: 'publishPrice',
  type: 'checkbox',
  label: { nl: 'Prijs tonen', fr: 'Afficher le prix', en: 'Show the price', de: 'Preis anzeigen' },
  defaultValue: true,
  admin: {
    description: {
      nl: 'Een huurprijs wordt altijd getoond: dat is wettelijk verplicht.',
      fr: 'Un loyer est toujours affiché : la loi l’impose.',
      en: 'A rent is always shown: the law demands it.',
      de: 'Eine Miete wird immer angezeigt: Das ist gesetzlich vorgeschrieben.',
    },
  },
}

/** What the home costs: price, what comes on top, for whom it is let, and the terms of a life annuity. */
export const priceTab: UnnamedTab = {
  label: { nl: 'Prijs en kosten', fr: 'Prix et frais', en: 'Price and costs', de: 'Preis und Kosten' },
  fields: [price, priceUnit, publishPrice, costs, letting, lifeAnnuity],
}
