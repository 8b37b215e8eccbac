import type { CollectionConfig, UploadFieldManyValidation } from 'payload'
import { upload } from 'payload/shared'
import { editorsOnly, openTo, staffOnly } from '@/cms/access/access'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'
import { findRecords } from '@/cms/database/records'
import { adminGroups } from '@/cms/fields/admin-groups'
import { editorText } from '@/cms/fields/editor-text'
import { faultOfFiles, MOST_ANSWER_FILES } from '@/domain/answers/answer-files'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const texts = officeTexts.answerTemplates

const idOf = (value: unknown): number[] => (typeof value === 'number' ? [value] : [])

/** An answer with these files could not be sent. */
const validateFiles: UploadFieldManyValidation = async (value, options) => {
  const usual = await upload(value, options)
  if (usual !== true) return usual
  const { req } = options
  const ids = [value ?? []].flat().flatMap(idOf)
  if (ids.length === 0) return true
  const where = { id: { in: ids } }
  const found = await findRecords(req.payload, { collection: 'documents', where, req })
  const files = found.map(({ filesize }) => ({ name: '', size: filesize ?? 0 }))
  return faultOfFiles(files) === null || editorText(req, texts.files.tooMuch)
}

/** The letters that staff begin an answer to a lead with, and the documents that go with them. */
export const AnswerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: texts.singular, plural: texts.plural },
  access: {
    create: editorsOnly,
    read: openTo(['reader'], staffOnly),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kinds', 'files', 'updatedAt'],
    listSearchableFields: ['name', 'text'],
    description: texts.description,
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, label: officeTexts.common.internalName },
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      label: texts.kinds.label,
      options: formKindOptions(),
      admin: { description: texts.kinds.description },
    },
    {
      name: 'subject',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: sharedTexts.subject,
      admin: { description: texts.subject.description },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 20_000,
      label: officeTexts.common.text,
      admin: { description: texts.text.description, rows: 10 },
    },
    {
      name: 'files',
      type: 'upload',
      relationTo: 'documents',
      hasMany: true,
      maxRows: MOST_ANSWER_FILES,
      label: sharedTexts.attachments,
      validate: validateFiles,
      admin: { description: texts.files.description },
    },
  ],
}
