import { findVisitorWait } from '@/cms/operations/leads/admit-submission'
import { createProofChallenge } from '@/cms/operations/leads/proof-of-work'
import { saveFormDraft } from '@/cms/operations/leads/save-form-draft'
import { submitLead, type SubmitFailure } from '@/cms/operations/leads/submit-lead'
import { toDraftValues, type FormErrors } from '@/domain/leads/form-draft'
import { noFormQuery, type FormQuery } from '@/domain/leads/form-query'
import { FROM_LIST } from '@/domain/leads/lead-definition'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { FILE_MAX_BYTES } from '@/domain/leads/values/field-readers'
import { buildHref } from '@/domain/routing/routes'
import { env } from '@/env'
import { getClient } from '@/site/data/client'
import { getContactHref, getFormSettings, thankYouHref } from '@/site/data/leads/form-settings'
import { firstOf, type PostedValues } from '@/site/forms/receiving/read-post'
import { receivePost, type PostArrival, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import { noStore, replyWrong, type PostOutcome } from '@/site/forms/receiving/reply'
import { createSemaphore } from '@/site/guards/semaphore'
import { createRateLimit } from '@/site/guards/rate-limit'
import { leadErrorWords } from '@/site/words/lead-error-words'
import { getTranslator } from '@/messages/translator'

const KILOBYTE = 1024

// Posts with errors are limited less strictly, so that typing mistakes shut nobody out.
const attemptsPerMinute = Math.max(120, env.FORM_LIMIT_PER_HOUR * 6)
const limitAttempts = createRateLimit({ burst: attemptsPerMinute, perMinute: attemptsPerMinute })

// Each upload lies in memory while it is checked.
const uploadSemaphore = createSemaphore({ all: 8, each: 6 })

/** A posted form with its kind. */
type LeadPost = { kind: LeadKind; posted: PostedValues; arrival: PostArrival }

/** The public id of a form's settings; null for anything else that JSON can hold. */
function readFormId(value: unknown): number | null {
  const given = firstOf(value)
  const id = typeof given === 'string' || typeof given === 'number' ? Number(given) : NaN
  return Number.isSafeInteger(id) ? id : null
}

const isUpload = ({ kind, arrival: { request } }: LeadPost): boolean =>
  leadTable[kind].file !== null &&
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/')

async function fileOf({ kind, posted }: LeadPost): Promise<{ name: string; bytes: Uint8Array } | null> {
  const field = leadTable[kind].file
  const file = field === null ? null : firstOf(posted.values[field])
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return null
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Without a script, the form comes back to its page to be corrected. */
async function refuseErrors({ kind, posted, arrival }: LeadPost, errors: FormErrors): Promise<PostOutcome> {
  const { locale, format, values } = posted
  if (format !== 'page')
    return {
      kind: 'json',
      status: 422,
      body: { ok: false, errors: leadErrorWords({ kind, locale, errors }) },
    }
  const draft = { kind, values: toDraftValues({ kind, values }), errors }
  const token = await saveFormDraft({ payload: await getClient(), draft, now: arrival.now })
  return { kind: 'returned', page: posted.page() ?? (await getContactHref(locale)), token, anchor: kind }
}

const refuseUnstored = (post: LeadPost, failure: SubmitFailure): PostOutcome | Promise<PostOutcome> =>
  failure.reason === 'too-many'
    ? { kind: 'too-many', retryAfter: failure.retryAfter }
    : refuseErrors(post, failure.errors)

/** The subject of an accepted form, by the fields of its kind: a property before a project. */
function aboutOf({ kind, posted }: LeadPost): FormQuery {
  const named = readStoredValues(posted.values)
  const { record } = leadTable[kind].about
  const property = record === 'property' || record === 'either' ? named.property : null
  const asked = record === 'project' || record === 'either' ? named.project : null
  return { ...noFormQuery, property: property, project: property === null ? asked : null }
}

async function submit(post: LeadPost): Promise<PostOutcome> {
  const { kind, posted, arrival } = post
  const { locale, values } = posted
  const { address, now } = arrival
  const settings = await getFormSettings({ kind, publicId: readFormId(values.form) })
  const result = await submitLead({
    payload: await getClient(),
    kind,
    locale,
    values,
    file: await fileOf(post),
    settings,
    address,
    now,
  })
  if (!result.ok) return refuseUnstored(post, result.failure)
  return { kind: 'done', page: thankYouHref({ kind, settings, locale, about: aboutOf(post) }) }
}

/** A form with a file: only a few are checked at once, and none for a visitor who has reached the limit. */
async function submitUpload(post: LeadPost): Promise<PostOutcome> {
  const { address, now } = post.arrival
  const wait = await findVisitorWait({ payload: await getClient(), address, now })
  if (wait !== null) return { kind: 'too-many', retryAfter: wait }
  const release = uploadSemaphore(address)
  return release === null ? { kind: 'failed' } : submit(post).finally(release)
}

/** How the forms of a kind are received. */
function leadEndpoint(kind: LeadKind): PostEndpoint {
  const { file } = leadTable[kind]
  return {
    failureMessage: `A form could not be stored: ${kind}`,
    rateLimit: limitAttempts,
    limits: {
      maxBytes: 64 * KILOBYTE,
      maxBytesWithFiles: file === null ? null : FILE_MAX_BYTES + KILOBYTE * KILOBYTE,
    },
    answer: (posted, arrival) => {
      const post = { kind, posted, arrival }
      return isUpload(post) ? submitUpload(post) : submit(post)
    },
    unreadable: async (posted, { failure, ...arrival }) => {
      const post = { kind, posted, arrival }
      return failure === 'size' && file !== null && isUpload(post)
        ? refuseErrors(post, { [file]: 'too-large' })
        : null
    },
    texts: ({ locale, page }) => {
      const t = getTranslator(locale)
      const href = page() ?? buildHref({ locale, path: '/' })
      return {
        failed: t(leadTable[kind].failureText),
        tooMany: (minutes) => t('lead.feedback.tooMany', { minutes }),
        back: { href, label: t('notFound.home') },
      }
    },
    again: ({ locale, values }) => {
      const kept = toDraftValues({ kind, values })
      const draft = Object.hasOwn(values, FROM_LIST) ? { ...kept, [FROM_LIST]: ['1'] } : kept
      const label = getTranslator(locale)('lead.buttons.send')
      return { action: `/api/forms/${kind}`, label, names: Object.keys(draft), values: draft }
    },
  }
}

const endpoints = new Map<string, PostEndpoint>(leadKinds.map((kind) => [kind, leadEndpoint(kind)]))

/** Answers a post to `/api/forms/{kind}`; the contract is in docs/leads-and-mail.md. */
export async function receiveForm({ request, kind }: { request: Request; kind: string }): Promise<Response> {
  const endpoint = endpoints.get(kind)
  return endpoint ? receivePost(request, endpoint) : replyWrong(404)
}

/** Answers `GET /api/forms/challenge` with a challenge. */
export async function offerChallenge(): Promise<Response> {
  const challenge = await createProofChallenge({ payload: await getClient(), now: new Date() })
  return Response.json(challenge, { headers: noStore })
}
