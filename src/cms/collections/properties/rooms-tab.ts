import type { GroupField, UnnamedTab } from 'payload'
import { numberField } from '@/cms/fields/properties/number-field'

const rooms: GroupField = {
  name: 'rooms',
  type: 'group',
  label: { nl: 'Indeling', fr: 'Composition', en: 'Rooms', de: 'Aufteilung' },
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'bedrooms',
          label: { nl: 'Slaapkamers', fr: 'Chambres', en: 'Bedrooms', de: 'Schlafzimmer' },
          index: true,
        }),
        numberField({
          name: 'bathrooms',
          label: { nl: 'Badkamers', fr: 'Salles de bains', en: 'Bathrooms', de: 'Badezimmer' },
        }),
        numberField({
          name: 'showerRooms',
          label: { nl: 'Douchekamers', fr: 'Salles de douche', en: 'Shower rooms', de: 'Duschbäder' },
        }),
        numberField({ name: 'toilets', label: { nl: 'Toiletten', fr: 'WC', en: 'Toilets', de: 'WCs' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'garages',
          label: { nl: 'Garages', fr: 'Garages', en: 'Garages', de: 'Garagen' },
        }),
        numberField({
          name: 'parkings',
          label: {
            nl: 'Parkeerplaatsen',
            fr: 'Emplacements de parking',
            en: 'Parking spaces',
            de: 'Stellplätze',
          },
        }),
        numberField({
          name: 'floors',
          label: { nl: 'Verdiepingen', fr: 'Étages', en: 'Floors', de: 'Stockwerke' },
          description: {
            nl: 'Aantal in het gebouw, gelijkvloers niet meegeteld.',
            fr: 'Nombre dans le bâtiment, rez-de-chaussée non compris.',
            en: 'Number in the building, ground floor not counted.',
            de: 'Anzahl im Gebäude, ohne Erdgeschoss.',
          },
        }),
      ],
    },
  ],
}

const surfaces: GroupField = {
  name: 'surfaces',
  type: 'group',
  label: {
    nl: 'Oppervlakten en maten',
    fr: 'Surfaces et mesures',
    en: 'Surfaces and sizes',
    de: 'Flächen und Maße',
  },
  fields: [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'total',
          label: {
            nl: 'Totale oppervlakte (m²)',
            fr: 'Surface totale (m²)',
            en: 'Total surface (m²)',
            de: 'Gesamtfläche (m²)',
          },
        }),
        numberField({
          name: 'living',
          label: {
            nl: 'Bewoonbare oppervlakte (m²)',
            fr: 'Surface habitable (m²)',
            en: 'Living area (m²)',
            de: 'Wohnfläche (m²)',
          },
          index: true,
        }),
        numberField({
          name: 'ground',
          label: {
            nl: 'Grondoppervlakte (m²)',
            fr: 'Surface du terrain (m²)',
            en: 'Plot surface (m²)',
            de: 'Grundstücksfläche (m²)',
          },
          description: {
            nl: '1 are = 100 m², 1 ca = 1 m².',
            fr: '1 are = 100 m², 1 ca = 1 m².',
            en: '1 are = 100 m², 1 ca = 1 m².',
            de: '1 Ar = 100 m², 1 ca = 1 m².',
          },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'garden',
          label: { nl: 'Tuin (m²)', fr: 'Jardin (m²)', en: 'Garden (m²)', de: 'Garten (m²)' },
        }),
        numberField({
          name: 'terrace',
          label: { nl: 'Terras (m²)', fr: 'Terrasse (m²)', en: 'Terrace (m²)', de: 'Terrasse (m²)' },
        }),
        numberField({
          name: 'office',
          label: { nl: 'Kantoor (m²)', fr: 'Bureau (m²)', en: 'Office (m²)', de: 'Büro (m²)' },
        }),
        numberField({
          name: 'constructed',
          label: {
            nl: 'Bebouwde oppervlakte (m²)',
            fr: 'Surface bâtie (m²)',
            en: 'Built surface (m²)',
            de: 'Bebaute Fläche (m²)',
          },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField({
          name: 'frontWidth',
          label: {
            nl: 'Gevelbreedte (m)',
            fr: 'Largeur de façade (m)',
            en: 'Front width (m)',
            de: 'Fassadenbreite (m)',
          },
        }),
        numberField({
          name: 'plotWidth',
          label: {
            nl: 'Perceelbreedte (m)',
            fr: 'Largeur du terrain (m)',
            en: 'Plot width (m)',
            de: 'Grundstücksbreite (m)',
          },
        }),
      ],
    },
  ],
}

/** How the home is divided, and how large it is. */
export const roomsTab: UnnamedTab = {
  label: {
    nl: 'Indeling en oppervlakte',
    fr: 'Composition et surfaces',
    en: 'Rooms and surfaces',
    de: 'Räume und Flächen',
  },
  fields: [rooms, surfaces],
}
