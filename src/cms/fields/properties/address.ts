import type { CheckboxField, Field, RelationshipField } from 'payload'
import { numberField } from './number-field'

const city = (required: boolean): RelationshipField => ({
  name: 'city',
  type: 'relationship',
  relationTo: 'cities',
  label: { nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' },
  required,
  index: true,
  admin: {
    description: {
      nl: 'De postcode van de gemeente bepaalt het gewest, en dus de verplichte vermeldingen.',
      fr: 'Le code postal de la commune détermine la Région, et donc les mentions obligatoires.',
      en: "The town's postcode decides the region, and so the mandatory mentions.",
      de: 'Die Postleitzahl der Gemeinde bestimmt die Region und damit die Pflichtangaben.',
    },
  },
})

const publishAddress: CheckboxField = {
  name: 'publishAddress',
  type: 'checkbox',
  label: { nl: 'Adres tonen', fr: "Afficher l'adresse", en: 'Show the address', de: 'Adresse anzeigen' },
  defaultValue: true,
  admin: {
    description: {
      nl: 'Uit: bezoekers zien alleen de gemeente en op de kaart een ruime omgeving.',
      fr: 'Décoché : les visiteurs ne voient que la commune et, sur la carte, un périmètre large.',
      en: 'Off: visitors see only the town, and a wide area on the map.',
      de: 'Aus: Besucher sehen nur die Gemeinde und auf der Karte ein weites Umfeld.',
    },
  },
}

/** Where a home or a project stands. */
export const addressFields = ({ cityRequired }: { cityRequired: boolean }): Field[] => [
  city(cityRequired),
  {
    type: 'row',
    fields: [
      {
        name: 'street',
        type: 'text',
        label: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' },
        admin: { width: '60%' },
      },
      {
        name: 'houseNumber',
        type: 'text',
        label: { nl: 'Huisnummer', fr: 'Numéro', en: 'House number', de: 'Hausnummer' },
        admin: { width: '20%' },
      },
      {
        name: 'boxNumber',
        type: 'text',
        label: { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Briefkasten' },
        admin: { width: '20%' },
      },
    ],
  },
  { ...publishAddress },
  {
    type: 'row',
    fields: [
      numberField({
        name: 'latitude',
        label: {
          nl: 'Breedtegraad (°)',
          fr: 'Latitude (°)',
          en: 'Latitude (°)',
          de: 'Breitengrad (°)',
        },
        description: { nl: 'Bv. 50,7172', fr: 'P. ex. 50,7172', en: 'E.g. 50.7172', de: 'Z. B. 50,7172' },
        signed: true,
        max: 90,
      }),
      numberField({
        name: 'longitude',
        label: { nl: 'Lengtegraad (°)', fr: 'Longitude (°)', en: 'Longitude (°)', de: 'Längengrad (°)' },
        description: { nl: 'Bv. 4,6014', fr: 'P. ex. 4,6014', en: 'E.g. 4.6014', de: 'Z. B. 4,6014' },
        signed: true,
        max: 180,
      }),
    ],
  },
]
