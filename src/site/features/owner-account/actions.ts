import { changeOwnerChoices } from '@/cms/operations/owners/change-owner-choices'
import { changeOwnerPassword } from '@/cms/operations/owners/set-owner-password'
import type { AccountNews } from '@/domain/owners/owner-account'
import { ownerHref } from '@/domain/routing/owner-address'
import { getClient } from '@/site/data/client'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import { getOwnerVisitorOf, type OwnerVisitor } from '@/site/data/owners/owner-session'
import { typed, type PostedValues } from '@/site/forms/receiving/read-post'
import { receivePost, type PostArrival, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import type { PostOutcome } from '@/site/forms/receiving/reply'
import { ownerSessionOf } from '@/site/guards/owner-cookie'
import { passwordSemaphore } from '@/site/guards/password-gate'
import { createRateLimit } from '@/site/guards/rate-limit'
import { passwordErrorWords } from '@/site/words/password-words'
import { getTranslator } from '@/messages/translator'

const limit = { burst: 30, perMinute: 30 }

const accountHref = ({ locale }: PostedValues): string => ownerHref({ locale, page: { kind: 'account' } })

const toDone = (posted: PostedValues, news: AccountNews): PostOutcome => ({
  kind: 'done',
  page: `${accountHref(posted)}?done=${news}`,
})

/** Without a login: an error for a program, the login page for a browser. */
async function refuseStranger({ locale }: PostedValues): Promise<PostOutcome> {
  const t = getTranslator(locale)
  const href = await getLoginHref(locale)
  const back = { href, label: t('owner.login.button') }
  return { kind: 'refused', status: 401, message: t('owner.login.ended'), data: { redirect: href }, back }
}

type ChangeInput = { posted: PostedValues; arrival: PostArrival; visitor: OwnerVisitor }

type AccountEndpoint = Omit<PostEndpoint, 'answer' | 'texts' | 'rateLimit'> & {
  change: (input: ChangeInput) => Promise<PostOutcome>
}

/** Only for the owner: impersonating staff change nothing. */
const accountEndpoint = ({ change, ...endpoint }: AccountEndpoint): PostEndpoint => ({
  ...endpoint,
  rateLimit: createRateLimit(limit),
  texts: (posted) => {
    const t = getTranslator(posted.locale)
    const back = { href: accountHref(posted), label: t('owner.account.title') }
    return { failed: t('lead.feedback.apiError'), back }
  },
  answer: async (posted, arrival) => {
    const visitor = await getOwnerVisitorOf(arrival.request)
    if (!visitor) return refuseStranger(posted)
    return visitor.impersonation ? { kind: 'wrong', why: 403 } : change({ posted, arrival, visitor })
  },
})

const choices = accountEndpoint({
  failureMessage: 'The choices of an owner could not be kept',
  again: ({ locale }) => ({
    action: '/api/owner/account',
    label: getTranslator(locale)('owner.account.choices.save'),
    names: ['language', 'monthlyReport'],
  }),
  change: async ({ posted, visitor }) => {
    const payload = await getClient()
    const isKept = await changeOwnerChoices({ payload, owner: visitor.owner.id, input: posted.values })
    if (isKept) return toDone(posted, 'saved')
    const language = getTranslator(posted.locale)('lead.errors.generic.invalid')
    return { kind: 'invalid', words: { language } }
  },
})

const newPassword = accountEndpoint({
  semaphore: passwordSemaphore,
  failureMessage: 'A password could not be changed',
  change: async ({ posted, arrival }) => {
    const changed = await changeOwnerPassword({
      payload: await getClient(),
      session: ownerSessionOf(arrival.request),
      current: typed(posted, 'current'),
      password: typed(posted, 'password'),
      repeat: typed(posted, 'repeat'),
    })
    if (changed.ok) return toDone(posted, 'password')
    if (changed.failure.reason === 'session') return refuseStranger(posted)
    return { kind: 'invalid', words: passwordErrorWords(changed.failure.errors, posted.locale) }
  },
})

/** Stores an owner's choices about their mails. */
export const receiveChoices = (request: Request): Promise<Response> => receivePost(request, choices)

/** Changes the password of an owner who knows the present one. */
export const receiveNewPassword = (request: Request): Promise<Response> => receivePost(request, newPassword)
