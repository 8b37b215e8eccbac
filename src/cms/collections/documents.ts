import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { editorsOnly, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { keepOriginalName, renameUpload } from '@/cms/hooks/rename-upload'
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
  hooks: { beforeOperation: [renameUpload] },
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
      options: [
        {
          value: 'energy-certificate',
          label: { nl: 'EPC-attest', fr: 'Certificat PEB', en: 'Energy certificate', de: 'Energieausweis' },
        },
        {
          value: 'electricity-inspection',
          label: {
            nl: 'Elektrische keuring',
            fr: 'Contrôle électrique',
            en: 'Electrical inspection',
            de: 'Elektroprüfung',
          },
        },
        {
          value: 'asbestos-certificate',
          label: {
            nl: 'Asbestattest',
            fr: 'Attestation amiante',
            en: 'Asbestos certificate',
            de: 'Asbestattest',
          },
        },
        {
          value: 'soil-certificate',
          label: { nl: 'Bodemattest', fr: 'Attestation de sol', en: 'Soil certificate', de: 'Bodenattest' },
        },
        {
          value: 'planning-information',
          label: {
            nl: 'Stedenbouwkundige inlichtingen',
            fr: 'Renseignements urbanistiques',
            en: 'Planning information',
            de: 'Städtebauliche Auskünfte',
          },
        },
        { value: 'plan', label: { nl: 'Plan', fr: 'Plan', en: 'Plan', de: 'Plan' } },
        {
          value: 'specifications',
          label: { nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specifications', de: 'Baubeschreibung' },
        },
        {
          value: 'co-ownership',
          label: { nl: 'Mede-eigendom', fr: 'Copropriété', en: 'Co-ownership', de: 'Miteigentum' },
        },
        {
          value: 'agreement',
          label: { nl: 'Overeenkomst', fr: 'Convention', en: 'Agreement', de: 'Vereinbarung' },
        },
        { value: 'brochure', label: { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' } },
        { value: 'other', label: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstiges' } },
      ],
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
    ...snapshotFields(),
  ],
}
