import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { editorsOnly, nobody, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import type { ApplicantFile } from '@/cms/payload-types'
import { applicantFolder } from '@/cms/operations/leads/applicant-folder'

/**
 * Hands a file out, to be kept and not to be opened here; whether it may is asked before. Payload's own way would look
 * into it for its type first, and unpack what a stranger has packed.
 */
async function download(
  { payload }: PayloadRequest,
  { params }: { params: { filename: string } },
): Promise<Response> {
  const where = { filename: { equals: params.filename } }
  const file = await payload.db.findOne<ApplicantFile>({ collection: 'applicant-files', where })
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

/** What applicants send with a form. `submitLead` alone writes them, after a look at their content; they go with their lead. */
export const ApplicantFiles: CollectionConfig = {
  slug: 'applicant-files',
  labels: {
    singular: {
      nl: 'Bestand van een sollicitant',
      fr: 'Fichier de candidat',
      en: 'File of an applicant',
      de: 'Bewerberdatei',
    },
    plural: {
      nl: 'Bestanden van sollicitanten',
      fr: 'Fichiers de candidats',
      en: 'Files of applicants',
      de: 'Bewerberdateien',
    },
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
    description: {
      nl: 'Afkomstig van buiten: open ze met de nodige voorzichtigheid. Ze worden samen met de aanvraag gewist.',
      fr: "Ils viennent de l'extérieur : ouvrez-les avec prudence. Ils sont effacés avec la demande.",
      en: 'They come from outside: open them with care. They are erased with the lead.',
      de: 'Sie kommen von außen: Öffnen Sie sie mit Vorsicht. Sie werden mit der Anfrage gelöscht.',
    },
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'originalName',
      type: 'text',
      label: { nl: 'Bestandsnaam', fr: 'Nom du fichier', en: 'File name', de: 'Dateiname' },
      admin: { readOnly: true },
    },
  ],
}
