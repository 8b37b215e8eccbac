import type { CollectionConfig, UIField } from 'payload'
import { editorsOnly, openTo, staffOnly } from '@/cms/access/access'
import { changeFiles } from '@/cms/access/property-access'
import { folders } from '@/cms/files/folders'
import { adminGroups } from '@/cms/fields/admin-groups'
import { cleanUploadedDocuments } from '@/cms/hooks/media/clean-uploaded-document'
import { usedInField } from '@/cms/fields/media/used-in'
import { documentKindOptions } from '@/cms/fields/properties/document-kinds'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { privateUpload } from '@/cms/fields/media/private-upload'
import { keepReplacedDocument, keepSentDocument } from '@/cms/hooks/leads/keep-sent-files'
import { nameCards, nameNewCards } from '@/cms/hooks/media/name-cards'
import { keepFilesOfOthers } from '@/cms/hooks/media/keep-files-of-others'
import { keepOriginalName, renameUpload } from '@/cms/hooks/media/rename-upload'
import { keepUsed } from '@/cms/usage/keep-used'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** Which properties have it, in the list too. */
const usedInColumn: UIField = {
  ...usedInField,
  admin: {
    ...usedInField.admin,
    disableListColumn: false,
    components: {
      ...usedInField.admin?.components,
      Cell: '/src/cms/admin/usage/document-uses-cell#DocumentUsesCell',
    },
  },
}

/** Certificates, plans and deeds of properties: private files, mailed to visitors who request them, never public. */
export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: {
    singular: sharedTexts.document,
    plural: sharedTexts.documents,
  },
  access: {
    create: staffOnly,
    read: openTo(['reader'], staffOnly),
    update: changeFiles('documents'),
    delete: editorsOnly,
  },
  upload: privateUpload({
    staticDir: folders.documents,
    mimeTypes: [
      'application/pdf',
      'application/msword',
      // The detected type of a .doc file; the list of extensions excludes its other uses.
      'application/x-cfb',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
  }),
  admin: {
    group: adminGroups.properties,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'usedIn', 'originalName', 'updatedAt'],
    listSearchableFields: ['title', 'originalName'],
    description: officeTexts.media.documents.description,
  },
  defaultSort: '-updatedAt',
  hooks: {
    afterOperation: [nameNewCards],
    afterRead: [nameCards],
    beforeDelete: [keepUsed('documents'), keepSentDocument],
    beforeOperation: [
      keepFilesOfOthers('documents'),
      renameUpload,
      cleanUploadedDocuments('documents'),
      keepReplacedDocument,
    ],
    // The pages of their properties show their names.
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: officeTexts.common.title,
      localized: true,
      admin: {
        description: officeTexts.media.documents.title.description,
        components: { Cell: '/src/cms/admin/usage/document-name-cell#DocumentNameCell' },
      },
    },
    {
      name: 'kind',
      type: 'select',
      label: officeTexts.common.kind,
      index: true,
      options: documentKindOptions(),
    },
    {
      name: 'originalName',
      type: 'text',
      label: officeTexts.common.originalFileName,
      hooks: { beforeChange: [keepOriginalName] },
      admin: { position: 'sidebar', readOnly: true },
    },
    usedInColumn,
    ...snapshotFields(),
  ],
}
