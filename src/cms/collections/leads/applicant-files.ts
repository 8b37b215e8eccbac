import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { editorsOnly, nobody, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { applicantFolder } from '@/cms/operations/leads/applicant-folder'
import { officeTexts } from '@/messages/office-texts'

/**
 * Sends a file as a download that never opens on the site; access is checked before. Payload's own handler would read it
 * for its type first, and unpack what a stranger has packed.
 */
async function download(
  { payload }: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<Response> {
  const where = { filename: { equals: params.filename } }
  const file = await findRecord(payload, { collection: 'applicant-files', where })
  const content = file?.filename && (await readFile(path.join(applicantFolder, path.basename(file.filename))))
  if (!content) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.originalName ?? 'cv')}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  })
}

/**
 * The files of applicants. Only `submitLead` writes them, after checking their content; they are erased with their lead.
 */
export const ApplicantFiles: CollectionConfig = {
  slug: 'applicant-files',
  labels: {
    singular: officeTexts.leads.applicantFiles.singular,
    plural: officeTexts.leads.applicantFiles.plural,
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: editorsOnly },
  upload: {
    staticDir: applicantFolder,
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
    group: adminGroups.agency,
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'filesize', 'createdAt'],
    hideAPIURL: true,
    description: officeTexts.leads.applicantFiles.description,
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'originalName',
      type: 'text',
      label: officeTexts.leads.applicantFiles.originalName.label,
      admin: { readOnly: true },
    },
  ],
}
