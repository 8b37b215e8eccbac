import type { PayloadRequest } from 'payload'
import { bodyOf, idOfRoute, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { answerLead, type AnswerFailure, type AnswerLeadInput } from '@/cms/operations/leads/answer-lead'
import { MOST_ANSWER_BYTES, MOST_ANSWER_FILES, type AnswerFileFault } from '@/domain/answers/answer-files'
import { isRecordId } from '@/domain/shared/record-id'

type SentAnswer = Pick<AnswerLeadInput, 'subject' | 'text' | 'files' | 'documents'>

// The letter and the parts around the files need less.
const MOST_BODY = MOST_ANSWER_BYTES + 1_000_000

/** The numbers of documents; more than an answer can carry are refused with it. */
const idsOf = (values: readonly unknown[]): number[] =>
  [...new Set(values.map(Number))].filter(isRecordId).slice(0, MOST_ANSWER_FILES + 1)

async function readForm(form: FormData): Promise<SentAnswer> {
  const files: { name: string; bytes: Uint8Array }[] = []
  for (const file of form.getAll('files'))
    if (typeof file !== 'string')
      files.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  const documents = idsOf(form.getAll('documents'))
  return { subject: form.get('subject'), text: form.get('text'), files, documents }
}

/** The letter as JSON, or with files as a form; null for a form that cannot be read. */
async function readAnswer(req: PayloadRequest): Promise<SentAnswer | null> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) {
    const { subject, text, documents } = await bodyOf(req)
    return { subject, text, files: [], documents: idsOf(Array.isArray(documents) ? documents : []) }
  }
  const form = await req.formData?.().catch(() => null)
  return form ? readForm(form) : null
}

const statusOf = { 'not-found': 404, 'no-address': 409, empty: 400 } as const

const statusOfFault: Record<AnswerFileFault, number> = {
  ...{ type: 422, hollow: 422 },
  ...{ large: 413, together: 413, many: 413 },
}

function refuseAnswer(failure: AnswerFailure): Response {
  if (failure.reason !== 'files') return wrong(failure.reason, statusOf[failure.reason])
  const { fault, place } = failure
  // The place of the file in the list, as its name is input.
  const errors = place === null ? {} : { place: String(place) }
  return Response.json({ ok: false, error: fault, errors }, { status: statusOfFault[fault] })
}

async function answer(req: PayloadRequest): Promise<Response> {
  const id = idOfRoute(req)
  if (id === null) return wrong('not-found', 404)
  if (Number(req.headers.get('content-length') ?? 0) > MOST_BODY) return wrong('together', 413)
  const sent = await readAnswer(req)
  if (!sent) return wrong('failed')
  const answered = await answerLead({ req, id, ...sent })
  return answered.ok ? Response.json({ ok: true }) : refuseAnswer(answered.failure)
}

/** Answers a lead by mail: `{ subject, text, documents }`, or the same as a form with `files`. */
export const answerEndpoint = staffEndpoint(answer)
