import type { Field, SelectField, UnnamedTab } from 'payload'
import { goalField } from '@/cms/fields/properties/goal'
import { requiredText } from '@/cms/languages/required-text'
import { goneLabels } from '@/domain/properties/property-status'

const status: SelectField = {
  name: 'status',
  type: 'select',
  disableDuplicate: true,
  // The name it would get by itself is taken by the drafts' own `_status`.
  enumName: 'enum_properties_availability',
  label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  defaultValue: 'available',
  index: true,
  options: [
    { value: 'available', label: { nl: 'Beschikbaar', fr: 'Disponible', en: 'Available', de: 'Verfügbar' } },
    { value: 'sold', label: goneLabels.sold },
    { value: 'rented', label: goneLabels.rented },
  ],
  admin: {
    description: {
      nl: 'Verkocht en verhuurd behouden hun pagina zolang ze gepubliceerd zijn.',
      fr: 'Vendu ou loué, le bien garde sa page tant qu’il reste publié.',
      en: 'A sold or rented home keeps its page for as long as it is published.',
      de: 'Verkauft oder vermietet: Die Seite bleibt, solange die Immobilie veröffentlicht ist.',
    },
  },
}

const types: Field = {
  type: 'row',
  fields: [
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'property-types',
      label: { nl: 'Type', fr: 'Type', en: 'Type', de: 'Typ' },
      required: true,
      index: true,
    },
    {
      name: 'extraTypes',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
      label: {
        nl: 'Ook te vinden als',
        fr: 'Aussi classé comme',
        en: 'Also listed as',
        de: 'Auch geführt als',
      },
      admin: {
        description: {
          nl: 'Bv. een handelspand dat ook een kantoor kan zijn.',
          fr: 'P. ex. un commerce qui peut aussi servir de bureaux.',
          en: 'E.g. a shop that can be an office as well.',
          de: 'Z. B. ein Ladenlokal, das auch Büro sein kann.',
        },
      },
    },
  ],
}

const texts: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
    required: true,
    localized: true,
    validate: requiredText({ collection: 'properties', field: 'title' }),
    admin: {
      description: {
        nl: 'Kort en concreet: "Instapklare woning met 3 slaapkamers en tuin". De zoekbalk toont de eerste 100 tekens.',
        fr: 'Court et concret : « Maison 3 chambres avec jardin ». La recherche montre les 100 premiers caractères.',
        en: 'Short and concrete: "Three-bedroom house with garden". The search shows the first 100 characters.',
        de: 'Kurz und konkret: „Haus mit 3 Schlafzimmern und Garten“. Die Suche zeigt die ersten 100 Zeichen.',
      },
    },
  },
  {
    name: 'mainTypeName',
    type: 'text',
    label: { nl: 'Naam van het type', fr: 'Nom du type', en: 'Name of the type', de: 'Bezeichnung des Typs' },
    localized: true,
    admin: {
      description: {
        nl: 'Enkel invullen als de naam van het type niet volstaat: villa, bel-etage, duplex.',
        fr: 'À remplir si le nom du type ne suffit pas : villa, bel-étage, duplex.',
        en: 'Only where the name of the type is not enough: villa, town house, duplex.',
        de: 'Nur wenn die Bezeichnung des Typs nicht genügt: Villa, Stadthaus, Maisonette.',
      },
    },
  },
  {
    name: 'description',
    type: 'richText',
    label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
    localized: true,
  },
]

const newBuild: Field = {
  type: 'row',
  fields: [
    {
      name: 'newBuild',
      type: 'checkbox',
      label: { nl: 'Nieuwbouw', fr: 'Construction neuve', en: 'New build', de: 'Neubau' },
      index: true,
      admin: {
        description: {
          nl: 'Verkoop onder btw.',
          fr: 'Vente sous régime TVA.',
          en: 'Sold with VAT.',
          de: 'Verkauf mit MwSt.',
        },
      },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
      index: true,
    },
  ],
}

const ribbon: Field = {
  type: 'row',
  fields: [
    {
      name: 'marquee',
      type: 'number',
      label: {
        nl: 'Lint (0 tot 4)',
        fr: 'Bandeau (0 à 4)',
        en: 'Ribbon (0 to 4)',
        de: 'Banderole (0 bis 4)',
      },
      min: 0,
      max: 4,
      defaultValue: 0,
      admin: {
        step: 1,
        description: {
          nl: '0: geen lint. De teksten van 1 tot 4 staan in de site-instellingen.',
          fr: '0 : pas de bandeau. Les textes 1 à 4 se trouvent dans les paramètres du site.',
          en: '0: no ribbon. The texts of 1 to 4 stand in the site settings.',
          de: '0: keine Banderole. Die Texte 1 bis 4 stehen in den Website-Einstellungen.',
        },
      },
    },
    {
      name: 'marqueeName',
      type: 'text',
      label: {
        nl: 'Tekst van het lint',
        fr: 'Texte du bandeau',
        en: 'Text of the ribbon',
        de: 'Text der Banderole',
      },
      localized: true,
      admin: {
        description: {
          nl: 'Vervangt de tekst uit de site-instellingen.',
          fr: 'Remplace le texte des paramètres du site.',
          en: 'Replaces the text of the site settings.',
          de: 'Ersetzt den Text der Website-Einstellungen.',
        },
      },
    },
  ],
}

/** What the home is, in words. */
export const mainTab: UnnamedTab = {
  label: { nl: 'Voorstelling', fr: 'Présentation', en: 'Presentation', de: 'Vorstellung' },
  fields: [
    { type: 'row', fields: [goalField({ required: true }), status] },
    types,
    ...texts,
    newBuild,
    ribbon,
  ],
}
