import { waitOfVisitor } from '@/cms/operations/leads/admit-submission'
import { createProofChallenge } from '@/cms/operations/leads/proof-of-work'
import { saveFormDraft } from '@/cms/operations/leads/save-form-draft'
import { submitLead, type SubmitFailure } from '@/cms/operations/leads/submit-lead'
import { toDraftValues, type FormErrors } from '@/domain/leads/form-draft'
import { noFormQuery, type FormQuery } from '@/domain/leads/form-query'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { FILE_MAX_BYTES } from '@/domain/leads/values/field-readers'
import { isLeadKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { getContactHref, getFormSettings, getThankYouHref } from '@/site/data/leads/form-settings'
import { createGate } from '@/site/guards/at-once'
import { answerPosted, firstOf, reportFailure, unread } from '@/site/guards/posted'
import { createRateLimit } from '@/site/guards/rate-limit'
import { readForm, type ReadFailure } from '@/site/guards/read-form'
import { replyWrong, unkept } from '@/site/guards/replies'
import { isFromElsewhere } from '@/site/guards/same-site'
import { visitorAddress } from '@/site/guards/visitor-address'
import { replyBack, replyFailed, replyInvalid, replySent, replyTooMany, type Posted } from './form-replies'

const KILOBYTE = 1024
const bounds = { most: 64 * KILOBYTE, mostWithFiles: FILE_MAX_BYTES + 1024 * KILOBYTE }

// Of forms that are not right: they cost no place in the hour, or who cannot type would be shut out.
const attemptsPerMinute = Math.max(120, env.FORM_LIMIT_PER_HOUR * 6)
const waitOfAttempts = createRateLimit({ burst: attemptsPerMinute, perMinute: attemptsPerMinute })

// Each lies in memory for as long as it is looked at.
const enterUploads = createGate({ all: 8, each: 6 })

type Arrived = {
  request: Request
  kind: LeadKind
  address: string
  now: Date
  /** The seconds to wait of who has tried too often; null where they need not. */
  wait: number | null
}

/** The number a form's settings are named by; null for anything else, which JSON can be in its place. */
function readFormId(value: unknown): number | null {
  const given = firstOf(value)
  const id = typeof given === 'string' || typeof given === 'number' ? Number(given) : NaN
  return Number.isSafeInteger(id) ? id : null
}

const isUpload = ({ request, kind }: Arrived): boolean =>
  leadTable[kind].file !== null &&
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/')

async function fileOf({ kind, values }: Posted): Promise<{ name: string; bytes: Uint8Array } | null> {
  const field = leadTable[kind].file
  const file = field === null ? null : firstOf(values[field])
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

async function replyErrors(
  posted: Posted,
  { errors, now }: { errors: FormErrors; now: Date },
): Promise<Response> {
  const { kind, locale, wish, values, page } = posted
  if (wish !== 'page') return replyInvalid({ ...posted, errors })
  const draft = { kind, values: toDraftValues({ kind, values }), errors }
  const token = await saveFormDraft({ payload: await getClient(), draft, now })
  return replyBack({ page: page ?? (await getContactHref(locale)), token, kind })
}

function replyUnread(posted: Posted, { failure, arrived }: { failure: ReadFailure; arrived: Arrived }) {
  const { file } = leadTable[posted.kind]
  const isTooLarge = failure === 'size' && file !== null && isUpload(arrived)
  return isTooLarge
    ? replyErrors(posted, { errors: { [file]: 'too-large' }, now: arrived.now })
    : replyWrong(failure)
}

const replyRefused = (posted: Posted, { failure, now }: { failure: SubmitFailure; now: Date }) =>
  failure.reason === 'too-many'
    ? replyTooMany(posted, failure.retryAfter)
    : replyErrors(posted, { errors: failure.errors, now })

/** What a form that was taken names by the fields of its kind: a home before a project. */
function aboutOf({ kind, values }: Posted): FormQuery {
  const { property, project } = readStoredValues(values)
  const { record } = leadTable[kind].about
  const home = record === 'property' || record === 'either' ? property : null
  const asked = record === 'project' || record === 'either' ? project : null
  return { ...noFormQuery, property: home, project: home === null ? asked : null }
}

async function submit(posted: Posted, { address, now }: Arrived): Promise<Response> {
  const { kind, locale, values, wish } = posted
  const settings = await getFormSettings({ kind, publicId: readFormId(values.form) })
  const result = await submitLead({
    payload: await getClient(),
    kind,
    locale,
    values,
    file: await fileOf(posted),
    formId: settings?.id ?? null,
    address,
    now,
  })
  if (!result.ok) return replyRefused(posted, { failure: result.failure, now })
  return replySent({ wish, href: await getThankYouHref({ kind, settings, locale, about: aboutOf(posted) }) })
}

/** As far as it is known before anything was read. */
const unreadForm = ({ request, kind }: Arrived): Posted => ({ ...unread(request), kind })

// For the log.
const failureOf = (kind: LeadKind): string => `A form could not be stored: ${kind}`

/** A form with a file, of which only so many are looked at at once, and none of a visitor who may send no more. */
async function submitUpload(posted: Posted, arrived: Arrived): Promise<Response> {
  const { address, now } = arrived
  const wait = await waitOfVisitor({ payload: await getClient(), address, now })
  if (wait !== null) return replyTooMany(posted, wait)
  const leave = enterUploads(address)
  if (leave === null) return replyFailed(posted)
  return submit(posted, arrived).finally(leave)
}

function answerRead(posted: Posted, arrived: Arrived): Promise<Response> | Response {
  if (arrived.wait !== null) return replyTooMany(posted, arrived.wait)
  return isUpload(arrived) ? submitUpload(posted, arrived) : submit(posted, arrived)
}

async function answerUnread(arrived: Arrived, failure: ReadFailure): Promise<Response> {
  const posted = unreadForm(arrived)
  if (arrived.wait !== null) return replyTooMany(posted, arrived.wait)
  try {
    return await replyUnread(posted, { failure, arrived })
  } catch (error) {
    await reportFailure(failureOf(arrived.kind), error)
    return replyFailed(posted)
  }
}

/** Reads before anything else is asked, so that whatever is answered keeps what was typed; the server bounds what comes. */
async function readAndAnswer(arrived: Arrived): Promise<Response> {
  const { request, kind } = arrived
  const mostWithFiles = leadTable[kind].file === null ? null : bounds.mostWithFiles
  const read = await readForm(request, { most: bounds.most, mostWithFiles })
  if (!read.ok) return answerUnread(arrived, read.failure)
  return answerPosted(
    { request, values: read.value.values },
    {
      answer: async (posted) => answerRead({ ...posted, kind }, arrived),
      failed: (posted) => replyFailed({ ...posted, kind }),
      what: failureOf(kind),
    },
  )
}

/** Answers a post to `/api/forms/{kind}`, whatever it is; the contract is in docs/leads-and-mail.md. */
export async function receiveForm({ request, kind }: { request: Request; kind: string }): Promise<Response> {
  if (!isLeadKind(kind)) return replyWrong(404)
  if (isFromElsewhere(request)) return replyWrong(403)
  const address = visitorAddress(request.headers)
  return readAndAnswer({ request, kind, address, now: new Date(), wait: waitOfAttempts(address) })
}

/** The challenge of `GET /api/forms/challenge`. */
export async function offerChallenge(): Promise<Response> {
  const challenge = await createProofChallenge({ payload: await getClient(), now: new Date() })
  return Response.json(challenge, { headers: unkept })
}
