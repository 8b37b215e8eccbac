import type { GroupField, NumberField, SelectField, Tab, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { regionOptions } from '@/cms/fields/properties/region-options'
import { alertTerms } from './alert-terms'
import { purchaseRates } from './purchase-rates'

const marqueeName = ({ name, value }: { name: string; value: number }): TextField => ({
  name,
  type: 'text',
  localized: true,
  label: {
    nl: `Banderol ${value}`,
    fr: `Bandeau ${value}`,
    en: `Marquee ${value}`,
    de: `Banderole ${value}`,
  },
  admin: { width: '50%' },
})

const marqueeNames: GroupField = {
  name: 'marqueeNames',
  type: 'group',
  label: {
    nl: 'Banderollen op de foto’s',
    fr: 'Bandeaux sur les photos',
    en: 'Marquees on the pictures',
    de: 'Banderolen auf den Fotos',
  },
  admin: {
    description: {
      nl: 'De tekst van elke banderol, bijvoorbeeld Nieuw of Onder optie. Een pand kan een eigen tekst hebben.',
      fr: 'Le texte de chaque bandeau, par exemple Nouveau ou Sous option. Un bien peut avoir son propre texte.',
      en: 'The text of each marquee, for example New or Under option. A home can have a text of its own.',
      de: 'Der Text jeder Banderole, zum Beispiel Neu oder Reserviert. Eine Immobilie kann einen eigenen Text haben.',
    },
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
  label: {
    nl: 'Renovatieplicht tonen in',
    fr: 'Afficher l’obligation de rénovation en',
    en: 'Show the renovation duty in',
    de: 'Renovierungspflicht anzeigen in',
  },
  options: regionOptions(),
  admin: {
    description: {
      nl: 'De mededeling over de labels E en F op de pagina van een pand te koop. Ze komt uit het Vlaamse recht.',
      fr: 'L’avis sur les labels E et F, à la page d’un bien à vendre. Il vient du droit flamand.',
      en: 'The notice about the labels E and F on the page of a home for sale. It comes from Flemish law.',
      de: 'Der Hinweis zu den Labels E und F auf der Seite einer Immobilie zum Verkauf. Er stammt aus flämischem Recht.',
    },
  },
}

const figures: GroupField = {
  name: 'figures',
  type: 'group',
  label: {
    nl: 'Cijfers bij huur en aankoop',
    fr: 'Chiffres de location et d’achat',
    en: 'Rental and purchase figures',
    de: 'Zahlen zu Miete und Kauf',
  },
  fields: [
    {
      type: 'row',
      fields: [
        figure({
          name: 'depositMonths',
          defaultValue: 3,
          max: 12,
          label: {
            nl: 'Huurwaarborg (maanden)',
            fr: 'Garantie locative (mois)',
            en: 'Rental deposit (months)',
            de: 'Mietkaution (Monate)',
          },
          description: {
            nl: 'Wettelijk hoogstens 2 maanden in Wallonië, Brussel en Luxemburg, 3 in Vlaanderen.',
            fr: 'Maximum légal : 2 mois en Wallonie, à Bruxelles et au Luxembourg, 3 en Flandre.',
            en: 'Legal cap: 2 months in Wallonia, Brussels and Luxembourg, 3 in Flanders.',
            de: 'Gesetzlich höchstens 2 Monate in Wallonien, Brüssel und Luxemburg, 3 in Flandern.',
          },
        }),
        figure({
          name: 'minimumIncomeFactor',
          max: 10,
          label: {
            nl: 'Minimuminkomen (× de huur)',
            fr: 'Revenu minimum (× le loyer)',
            en: 'Minimum income (× the rent)',
            de: 'Mindesteinkommen (× Miete)',
          },
          description: {
            nl: 'Netto-inkomen per maand dat van kandidaat-huurders wordt verwacht. Leeg: niet vermeld.',
            fr: 'Revenu mensuel net attendu des candidats locataires. Vide : non mentionné.',
            en: 'Net monthly income expected of rental applicants. Empty: not mentioned.',
            de: 'Von Mietinteressenten erwartetes Nettoeinkommen pro Monat. Leer: nicht erwähnt.',
          },
        }),
        figure({
          name: 'personsPerBedroom',
          max: 10,
          label: {
            nl: 'Bewoners per slaapkamer',
            fr: 'Occupants par chambre',
            en: 'Persons per bedroom',
            de: 'Bewohner je Schlafzimmer',
          },
          description: {
            nl: 'Zoveel mogen een huurwoning hoogstens bewonen die zelf geen maximum heeft; een studio telt voor één slaapkamer. Leeg: niet vermeld.',
            fr: 'Maximum pour un logement à louer qui n’a pas le sien ; un studio compte pour une chambre. Vide : non mentionné.',
            en: 'So many may live in a rental that has no maximum of its own; a studio counts as one bedroom. Empty: not mentioned.',
            de: 'So viele dürfen eine Mietwohnung ohne eigene Höchstzahl bewohnen; ein Studio zählt als ein Schlafzimmer. Leer: nicht erwähnt.',
          },
        }),
        figure({
          name: 'purchaseAdvancePercent',
          defaultValue: 10,
          max: 100,
          label: {
            nl: 'Voorschot bij aankoop (%)',
            fr: 'Acompte à l’achat (%)',
            en: 'Purchase advance (%)',
            de: 'Anzahlung beim Kauf (%)',
          },
          description: {
            nl: 'Op de verkoopprijs, bij ondertekening op de derdenrekening te storten.',
            fr: 'Du prix de vente, à verser sur le compte de tiers à la signature.',
            en: 'Of the sale price, paid into the third-party account at signing.',
            de: 'Vom Verkaufspreis, bei Unterzeichnung auf das Anderkonto zu zahlen.',
          },
        }),
      ],
    },
  ],
}

/** What homes and their forms take from the settings. */
export const homesTab: Tab = {
  label: { nl: 'Panden', fr: 'Biens', en: 'Homes', de: 'Immobilien' },
  fields: [marqueeNames, figures, renovationDuty, alertTerms, purchaseRates],
}
