import type { CollectionConfig } from 'payload'
import { editorsOnly, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { addressFields } from '@/cms/fields/properties/address'
import { adminGroups } from '@/cms/fields/admin-groups'
import { goalField } from '@/cms/fields/properties/goal'
import { homePicker } from '@/cms/fields/properties/home-picker'
import { listedInField } from '@/cms/fields/properties/listed-in'
import { previewOptions } from '@/cms/fields/routing/preview'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { recordFileField } from '@/cms/fields/record-file'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { duplicateAsDraft } from '@/cms/hooks/properties/duplicate-as-draft'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { setPublicId } from '@/cms/hooks/properties/set-public-id'
import { requiredText } from '@/cms/languages/required-text'

const presentation: CollectionConfig['fields'] = [
  {
    type: 'row',
    fields: [
      goalField({ required: false }),
      {
        name: 'projectType',
        type: 'relationship',
        relationTo: 'property-types',
        label: { nl: 'Type', fr: 'Type', en: 'Type', de: 'Typ' },
        index: true,
      },
    ],
  },
  {
    name: 'title',
    type: 'text',
    label: { nl: 'Naam van het project', fr: 'Nom du projet', en: 'Project name', de: 'Projektname' },
    localized: true,
    validate: requiredText({ collection: 'projects', field: 'title', isOptional: true }),
  },
  {
    name: 'description',
    type: 'richText',
    label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
    localized: true,
  },
  {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
    admin: {
      description: {
        nl: 'Het eerste staat in de lijst; sleep om te ordenen.',
        fr: 'La première figure dans la liste ; glissez pour trier.',
        en: 'The first stands in the list; drag to sort.',
        de: 'Das erste steht in der Liste; zum Sortieren ziehen.',
      },
    },
  },
]

const units: CollectionConfig['fields'] = [
  {
    name: 'units',
    type: 'relationship',
    // A home belongs to one project.
    disableDuplicate: true,
    relationTo: 'properties',
    hasMany: true,
    label: { nl: 'Eenheden', fr: 'Unités', en: 'Units', de: 'Einheiten' },
    admin: {
      ...homePicker,
      description: {
        nl: 'De panden van het project, in de volgorde waarin de site ze toont.',
        fr: "Les biens du projet, dans l'ordre d'affichage.",
        en: 'The homes of the project, in the order in which the site shows them.',
        de: 'Die Immobilien des Projekts in der Reihenfolge der Anzeige.',
      },
    },
  },
  webAddressField({
    name: 'externalUrl',
    label: { nl: 'Eigen website', fr: 'Site du projet', en: 'Own website', de: 'Eigene Website' },
    description: {
      nl: 'Ingevuld leidt het project bezoekers naar deze site, in een nieuw tabblad.',
      fr: 'Si elle est remplie, le projet mène à ce site, dans un nouvel onglet.',
      en: 'When filled in, the project leads visitors to this site, in a new tab.',
      de: 'Ist sie ausgefüllt, führt das Projekt in einem neuen Tab auf diese Website.',
    },
  }),
]

/** New-build developments: several homes under one name. */
export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: {
    singular: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
    plural: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
  },
  access: {
    create: staffOnly,
    read: publishedThroughSite,
    readVersions: staffOnly,
    update: staffOnly,
    delete: editorsOnly,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  admin: {
    group: adminGroups.homes,
    useAsTitle: 'title',
    defaultColumns: ['title', 'publicId', 'goal', 'city', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'publicId', 'street'],
    ...previewOptions('projects'),
  },
  defaultSort: '-publicId',
  hooks: {
    beforeOperation: [duplicateAsDraft],
    beforeValidate: [setPublicId],
    afterChange: [revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Voorstelling', fr: 'Présentation', en: 'Presentation', de: 'Vorstellung' },
          fields: presentation,
        },
        {
          label: { nl: 'Ligging', fr: 'Situation', en: 'Location', de: 'Lage' },
          fields: addressFields({ cityRequired: false }),
        },
        { label: { nl: 'Eenheden', fr: 'Unités', en: 'Units', de: 'Einheiten' }, fields: units },
      ],
    },
    publicIdField(),
    listedInField('projects'),
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      label: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
      index: true,
      admin: { position: 'sidebar' },
    },
    recordFileField(),
    snapshotHash,
  ],
}
