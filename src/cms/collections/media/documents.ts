import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { editorsOnly, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { cleanPapers } from '@/cms/hooks/media/clean-paper'
import { usedInField } from '@/cms/fields/media/used-in'
import { documentKindOptions } from '@/cms/fields/properties/document-kinds'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { keepOriginalName, renameUpload } from '@/cms/hooks/media/rename-upload'
import { keepUsed } from '@/cms/usage/keep-used'
import { env } from '@/env'

/** Certificates, plans and deeds of homes: private files, sent to a visitor who asked for them, never open to the web. */
export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: {
    singular: { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' },
    plural: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
  },
  access: { create: staffOnly, read: staffOnly, update: staffOnly, delete: editorsOnly },
  upload: {
    staticDir: path.resolve(env.DATA_DIR, 'documents'),
    mimeTypes: [
      'application/pdf',
      'application/msword',
      // What the content of a .doc file is recognised as; the list of extensions keeps its other uses out.
      'application/x-cfb',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, no-store')
      return headers
    },
  },
  admin: {
    group: adminGroups.homes,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'originalName', 'updatedAt'],
    listSearchableFields: ['title', 'originalName'],
    description: {
      nl: 'Niet openbaar: alleen medewerkers openen deze bestanden. Pdf, Word, PNG of JPEG, tot 20 MB.',
      fr: "Non publics : seuls les collaborateurs ouvrent ces fichiers. PDF, Word, PNG ou JPEG, jusqu'à 20 Mo.",
      en: 'Not public: only staff open these files. PDF, Word, PNG or JPEG, up to 20 MB.',
      de: 'Nicht öffentlich: Nur Mitarbeiter öffnen diese Dateien. PDF, Word, PNG oder JPEG, bis 20 MB.',
    },
  },
  defaultSort: '-updatedAt',
  hooks: {
    beforeDelete: [keepUsed('documents')],
    beforeOperation: [renameUpload, cleanPapers('documents')],
    // Their names stand on the pages of their homes.
    afterChange: [revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      localized: true,
      admin: {
        description: {
          nl: 'Zoals een bezoeker het document noemt: EPC-attest, plan van de verdieping.',
          fr: "Comme un visiteur l'appellerait : certificat PEB, plan de l'étage.",
          en: 'As a visitor would call it: energy certificate, plan of the first floor.',
          de: 'Wie ein Besucher es nennen würde: Energieausweis, Plan des Obergeschosses.',
        },
      },
    },
    {
      name: 'kind',
      type: 'select',
      label: { nl: 'Soort', fr: 'Nature', en: 'Kind', de: 'Art' },
      index: true,
      options: documentKindOptions(),
    },
    {
      name: 'originalName',
      type: 'text',
      label: {
        nl: 'Oorspronkelijke bestandsnaam',
        fr: "Nom d'origine du fichier",
        en: 'Original file name',
        de: 'Ursprünglicher Dateiname',
      },
      hooks: { beforeChange: [keepOriginalName] },
      admin: { position: 'sidebar', readOnly: true },
    },
    usedInField,
    ...snapshotFields(),
  ],
}
