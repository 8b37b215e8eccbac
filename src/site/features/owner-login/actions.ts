import { logInOwner, type LogInFailure } from '@/cms/operations/owners/log-in-owner'
import { logOutOwner } from '@/cms/operations/owners/log-out-owner'
import { setOwnerPassword, type SetPasswordFailure } from '@/cms/operations/owners/set-owner-password'
import { ownerHref, type OwnerPage } from '@/domain/routing/owner-address'
import { wantedOwnerPage } from '@/domain/routing/owner-way-in'
import { buildHref } from '@/domain/routing/routes'
import { getClient } from '@/site/data/client'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import { getOwnerVisitorOf } from '@/site/data/owners/owner-session'
import type { PostAgain } from '@/site/forms/receiving/post-again'
import { typed, type PostedValues } from '@/site/forms/receiving/read-post'
import { receivePost, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import type { PostOutcome, ReplyTexts } from '@/site/forms/receiving/reply'
import { noSessionCookies, ownerSessionOf, sessionCookies } from '@/site/guards/owner-cookie'
import { passwordSemaphore } from '@/site/guards/password-gate'
import { createRateLimit } from '@/site/guards/rate-limit'
import { passwordErrorWords } from '@/site/words/password-words'
import { getTranslator } from '@/messages/translator'

// Many owners may share an address, as in an office, and must not be locked out; passwords are limited per account.
const limit = { burst: 30, perMinute: 30 }

const pageHref = (
  { locale }: PostedValues,
  kind: Exclude<OwnerPage['kind'], 'property' | 'message' | 'report'>,
) => ownerHref({ locale, page: { kind } })

function textsOf(posted: PostedValues): ReplyTexts {
  const { locale } = posted
  const t = getTranslator(locale)
  const page = posted.page()
  const href = page ?? buildHref({ locale, path: '/' })
  const label = t(page === null ? 'notFound.home' : 'owner.login.again')
  return { failed: t('lead.feedback.apiError'), back: { href, label } }
}

/** The form with the typed address, for a new password. */
function loginAgain(posted: PostedValues, errors: { email?: string; password?: string } = {}): PostAgain {
  const t = getTranslator(posted.locale)
  return {
    action: '/api/owner/login',
    label: t('owner.login.button'),
    fields: [
      {
        ...{ name: 'email', type: 'email', label: t('owner.login.email'), autoComplete: 'username' },
        ...{ value: typed(posted, 'email'), error: errors.email },
      },
      {
        ...{ name: 'password', type: 'password', label: t('owner.login.password') },
        ...{ autoComplete: 'current-password', error: errors.password },
      },
    ],
  }
}

function refuseLogin(posted: PostedValues, failure: LogInFailure): PostOutcome {
  const t = getTranslator(posted.locale)
  if (failure.reason === 'refused')
    return { kind: 'refused', status: 401, message: t('owner.login.failed'), again: loginAgain(posted) }
  const { email, password } = failure.errors
  const words = {
    ...(email && { email: t('lead.errors.email.required') }),
    ...(password && { password: t('lead.errors.password.required') }),
  }
  return { kind: 'invalid', words, isListed: false, again: loginAgain(posted, words) }
}

const login: PostEndpoint = {
  rateLimit: createRateLimit(limit),
  semaphore: passwordSemaphore,
  failureMessage: 'An owner could not log in',
  texts: textsOf,
  again: (posted) => loginAgain(posted),
  answer: async (posted) => {
    const payload = await getClient()
    const given = { email: typed(posted, 'email'), password: typed(posted, 'password') }
    const loggedIn = await logInOwner({ payload, ...given })
    if (!loggedIn.ok) return refuseLogin(posted, loggedIn.failure)
    const page = wantedOwnerPage(posted.page()) ?? pageHref(posted, 'overview')
    return { kind: 'done', page, cookies: sessionCookies(loggedIn.value) }
  },
}

const logout: PostEndpoint = {
  rateLimit: createRateLimit(limit),
  failureMessage: 'An owner could not log out',
  texts: textsOf,
  again: ({ locale }) => {
    const label = getTranslator(locale)('owner.account.navigation.logOut')
    return { action: '/api/owner/logout', label, names: ['everywhere'] }
  },
  answer: async (posted, { request }) => {
    if ((await getOwnerVisitorOf(request))?.impersonation) return { kind: 'wrong', why: 403 }
    const everywhere = typed(posted, 'everywhere') !== ''
    await logOutOwner({ payload: await getClient(), session: ownerSessionOf(request), everywhere })
    return { kind: 'done', page: await getLoginHref(posted.locale), cookies: noSessionCookies() }
  },
}

function refusePassword(posted: PostedValues, failure: SetPasswordFailure): PostOutcome {
  if (failure.reason === 'invalid')
    return { kind: 'invalid', words: passwordErrorWords(failure.errors, posted.locale) }
  const t = getTranslator(posted.locale)
  const back = { href: pageHref(posted, 'forgotten'), label: t('owner.password.askAgain') }
  return { kind: 'refused', status: 410, message: t('owner.password.linkGone'), back }
}

const password: PostEndpoint = {
  rateLimit: createRateLimit(limit),
  semaphore: passwordSemaphore,
  failureMessage: 'A password could not be set',
  texts: textsOf,
  answer: async (posted, { now }) => {
    const payload = await getClient()
    const chosen = typed(posted, 'password')
    const given = { token: typed(posted, 'token'), password: chosen, repeat: typed(posted, 'repeat') }
    const set = await setOwnerPassword({ payload, ...given, now })
    if (!set.ok) return refusePassword(posted, set.failure)
    const loggedIn = await logInOwner({ payload, email: set.value.email, password: chosen })
    if (!loggedIn.ok) return { kind: 'done', page: await getLoginHref(posted.locale) }
    return { kind: 'done', page: pageHref(posted, 'overview'), cookies: sessionCookies(loggedIn.value) }
  },
}

/** Answers the login of an owner: redirects to the page they asked for, or to their overview. */
export const receiveLogin = (request: Request): Promise<Response> => receivePost(request, login)

/** Ends the login of an owner, here or everywhere; impersonating staff end nothing. */
export const receiveLogout = (request: Request): Promise<Response> => receivePost(request, logout)

/** Sets the password of the holder of a mail's link, and logs them in. */
export const receivePassword = (request: Request): Promise<Response> => receivePost(request, password)
