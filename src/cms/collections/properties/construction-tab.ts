import type { Field, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'
import { facades, glazing, heating, kitchen, roof, windowFrame } from './construction-selects'

const years: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'constructionYear',
      label: { nl: 'Bouwjaar', fr: 'Année de construction', en: 'Year of construction', de: 'Baujahr' },
      description: {
        nl: 'Vóór 2001: in Vlaanderen is bij verkoop een asbestattest nodig.',
        fr: "Avant 2001 : en Flandre, l'attestation amiante est requise à la vente.",
        en: 'Before 2001: Flanders asks an asbestos certificate at sale.',
        de: 'Vor 2001: Flandern verlangt beim Verkauf ein Asbestattest.',
      },
      max: 2200,
    }),
    numberField({
      name: 'renovationYear',
      label: {
        nl: 'Renovatiejaar',
        fr: 'Année de rénovation',
        en: 'Year of renovation',
        de: 'Renovierungsjahr',
      },
      max: 2200,
    }),
    facades,
  ],
}

const notes: Field = {
  type: 'row',
  fields: [
    {
      name: 'uniqueCode',
      type: 'text',
      disableDuplicate: true,
      label: { nl: 'Unieke code', fr: 'Code unique', en: 'Unique code', de: 'Eindeutiger Code' },
      admin: {
        description: {
          nl: 'De code van het pand in het systeem van het kantoor of de promotor.',
          fr: "Le code du bien dans le système de l'agence ou du promoteur.",
          en: "The home's code in the system of the agency or the developer.",
          de: 'Der Code der Immobilie im System der Agentur oder des Bauträgers.',
        },
      },
    },
    {
      name: 'detailStatus',
      type: 'text',
      label: { nl: 'Staat van het pand', fr: 'État du bien', en: 'Condition', de: 'Zustand' },
      admin: {
        description: {
          nl: 'Bv. instapklaar, op te frissen, te renoveren.',
          fr: 'P. ex. excellent état, à rafraîchir, à rénover.',
          en: 'E.g. ready to move in, to refresh, to renovate.',
          de: 'Z. B. bezugsfertig, aufzufrischen, zu renovieren.',
        },
      },
    },
  ],
}

/** How the home is built and equipped. */
export const constructionTab: UnnamedTab = {
  label: {
    nl: 'Bouw en uitrusting',
    fr: 'Construction et équipement',
    en: 'Construction',
    de: 'Bau und Ausstattung',
  },
  fields: [
    {
      name: 'construction',
      type: 'group',
      label: { nl: 'Gebouw', fr: 'Bâtiment', en: 'Building', de: 'Gebäude' },
      fields: [
        years,
        { type: 'row', fields: [heating, glazing, windowFrame] },
        { type: 'row', fields: [kitchen, roof] },
        notes,
      ],
    },
  ],
}
