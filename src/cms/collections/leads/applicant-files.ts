import type { CollectionConfig, PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { nobody } from '@/cms/access/access'
import { deleteApplicantFiles, readApplicantFiles } from '@/cms/access/lead-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { folders } from '@/cms/files/folders'
import { keepAwaitedFile } from '@/cms/hooks/leads/keep-sent-files'
import { sendPrivateFile } from '@/cms/operations/media/send-private-file'
import { officeTexts } from '@/messages/office-texts'

/**
 * Sends a file as a download that never opens on the site; access is checked before. Payload's own handler would read it
 * for its type first, and unpack what a stranger has packed.
 */
async function download(
  req: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<Response> {
  const where = { filename: { equals: params.filename } }
  const found = await findRecord(req.payload, { collection: 'applicant-files', where })
  const title = found?.originalName ?? 'cv'
  const file = found?.filename ? ({ folder: 'applicant-files', name: found.filename, title } as const) : null
  const headers = { 'Content-Security-Policy': "default-src 'none'; sandbox" }
  const sent = file && (await sendPrivateFile({ request: req, file, headers }))
  return sent ?? new Response(null, { status: 404 })
}

/**
 * The files of leads: of applicants, of replies by mail and of answers. Only `submitLead`, `storeReply` and `answerLead` write them,
 * after checking their content; they are erased with their lead.
 */
export const ApplicantFiles: CollectionConfig = {
  slug: 'applicant-files',
  labels: {
    singular: officeTexts.leads.applicantFiles.singular,
    plural: officeTexts.leads.applicantFiles.plural,
  },
  access: { create: nobody, read: readApplicantFiles, update: nobody, delete: deleteApplicantFiles },
  upload: {
    staticDir: folders['applicant-files'],
    mimeTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    handlers: [download],
  },
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: adminGroups.clients,
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'filesize', 'createdAt'],
    description: officeTexts.leads.applicantFiles.description,
  },
  defaultSort: '-createdAt',
  hooks: { beforeDelete: [keepAwaitedFile] },
  fields: [
    {
      name: 'originalName',
      type: 'text',
      label: officeTexts.leads.applicantFiles.originalName.label,
      admin: { readOnly: true },
    },
  ],
}
