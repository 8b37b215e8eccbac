import type { CollectionConfig } from 'payload'
import { nobody, staffOnly } from '@/cms/access/access'
import { deletePeople, readPeople } from '@/cms/access/person-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { checkUploadContent } from '@/cms/hooks/media/check-upload-content'
import { cleanUploadedDocuments } from '@/cms/hooks/media/clean-uploaded-document'
import { privateUpload } from '@/cms/fields/media/private-upload'
import { keepOriginalName, renameUpload } from '@/cms/hooks/media/rename-upload'
import { folders } from '@/cms/files/folders'
import { officeTexts } from '@/messages/office-texts'

/** The agency's attachments to messages for owners: private files, served only to the owner of the message. */
export const OwnerFiles: CollectionConfig = {
  slug: 'owner-files',
  labels: {
    singular: officeTexts.owners.ownerFiles.singular,
    plural: officeTexts.owners.ownerFiles.plural,
  },
  access: {
    create: staffOnly,
    read: readPeople('owner-files'),
    update: nobody,
    delete: deletePeople('owner-files'),
  },
  upload: privateUpload({
    staticDir: folders['owner-files'],
    mimeTypes: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
  }),
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: adminGroups.clients,
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'filesize', 'createdAt'],
    hidden: true,
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [renameUpload, checkUploadContent, cleanUploadedDocuments('owner-files')] },
  fields: [
    {
      name: 'originalName',
      type: 'text',
      label: officeTexts.common.originalFileName,
      hooks: { beforeChange: [keepOriginalName] },
      admin: { readOnly: true },
    },
  ],
}
