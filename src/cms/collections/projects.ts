import type { CollectionConfig } from 'payload'
import { editorsOnly, openTo, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { addressFields } from '@/cms/fields/properties/address'
import { adminGroups } from '@/cms/fields/admin-groups'
import { goalField } from '@/cms/fields/properties/goal'
import { propertyPicker } from '@/cms/fields/properties/property-picker'
import { listedInField } from '@/cms/fields/properties/listed-in'
import { previewOptions } from '@/cms/fields/routing/preview'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { recordFileField } from '@/cms/fields/record-file'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { webAddressField } from '@/cms/fields/routing/web-address'
import { markPictures } from '@/cms/hooks/media/mark-pictures'
import { duplicateAsDraft } from '@/cms/hooks/properties/duplicate-as-draft'
import { keepAgent } from '@/cms/hooks/properties/keep-agent'
import { requireTexts } from '@/cms/hooks/properties/require-texts'
import { retirePublicId, setPublicId } from '@/cms/hooks/properties/set-public-id'
import { requiredText } from '@/cms/languages/required-text'
import { phaseStates } from '@/domain/projects/phases'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

const presentation: CollectionConfig['fields'] = [
  {
    type: 'row',
    fields: [
      goalField({ required: false }),
      {
        name: 'projectType',
        type: 'relationship',
        relationTo: 'property-types',
        label: officeTexts.common.type,
        index: true,
      },
    ],
  },
  {
    name: 'title',
    type: 'text',
    label: officeTexts.projects.title.label,
    localized: true,
    validate: requiredText({ collection: 'projects', field: 'title', isOptional: true }),
  },
  {
    name: 'description',
    type: 'richText',
    label: sharedTexts.description,
    localized: true,
  },
  {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: officeTexts.common.pictures,
    admin: {
      description: officeTexts.projects.pictures.description,
    },
  },
]

const units: CollectionConfig['fields'] = [
  {
    name: 'units',
    type: 'relationship',
    // A property belongs to one project.
    disableDuplicate: true,
    relationTo: 'properties',
    hasMany: true,
    label: officeTexts.projects.units.label,
    admin: {
      ...propertyPicker,
      description: officeTexts.projects.units.description,
    },
  },
  webAddressField({
    name: 'externalUrl',
    label: officeTexts.projects.externalUrl.label,
    description: officeTexts.projects.externalUrl.description,
  }),
]

const phases: CollectionConfig['fields'] = [
  {
    name: 'phases',
    type: 'array',
    labels: { singular: officeTexts.projects.phases.singular, plural: siteTexts.project.phases.label },
    label: siteTexts.project.phases.label,
    // Their units belong to one project.
    disableDuplicate: true,
    admin: { description: officeTexts.projects.phases.description },
    fields: [
      { name: 'name', type: 'text', label: sharedTexts.name, localized: true },
      {
        type: 'row',
        fields: [
          {
            name: 'state',
            type: 'select',
            label: sharedTexts.status,
            defaultValue: 'planned',
            options: phaseStates.map((value) => ({ value, label: siteTexts.project.phases.states[value] })),
          },
          {
            name: 'deliveredOn',
            type: 'date',
            label: siteTexts.project.phases.delivery,
            admin: {
              date: { pickerAppearance: 'monthOnly', displayFormat: 'MM/yyyy' },
              description: officeTexts.projects.phases.deliveredOn.description,
            },
          },
        ],
      },
      {
        name: 'units',
        type: 'relationship',
        relationTo: 'properties',
        hasMany: true,
        label: officeTexts.projects.units.label,
        admin: { ...propertyPicker, description: officeTexts.projects.phases.units.description },
      },
    ],
  },
]

const texts = requireTexts('projects')

/** New-build developments: several properties under one name. */
export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: {
    singular: officeTexts.common.project,
    plural: officeTexts.common.projects,
  },
  access: {
    create: staffOnly,
    read: openTo(['reader', 'translator'], publishedThroughSite),
    readVersions: openTo(['reader'], staffOnly),
    update: staffOnly,
    delete: editorsOnly,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  admin: {
    group: adminGroups.properties,
    useAsTitle: 'title',
    defaultColumns: ['title', 'publicId', 'goal', 'city', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'publicId', 'street'],
    ...previewOptions('projects'),
  },
  defaultSort: '-publicId',
  hooks: {
    beforeOperation: [duplicateAsDraft],
    beforeValidate: [setPublicId],
    beforeChange: [keepAgent, texts.beforeChange],
    afterChange: [texts.afterChange, markPictures],
    beforeDelete: [retirePublicId],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: officeTexts.common.presentation,
          fields: presentation,
        },
        {
          label: officeTexts.common.location,
          fields: addressFields({ cityRequired: false }),
        },
        { label: officeTexts.projects.units.label, fields: [...units, ...phases] },
      ],
    },
    publicIdField(),
    listedInField('projects'),
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      label: sharedTexts.agent,
      index: true,
      admin: { position: 'sidebar' },
    },
    recordFileField(),
    snapshotHash,
  ],
}
