import { logInOwner, type LogInFailure } from '@/cms/operations/owners/log-in-owner'
import { logOutOwner } from '@/cms/operations/owners/log-out-owner'
import { setOwnerPassword, type SetPasswordFailure } from '@/cms/operations/owners/set-owner-password'
import { ownerHref, type OwnerPage } from '@/domain/routing/owner-address'
import { wantedOwnerPage } from '@/domain/routing/owner-way-in'
import { buildHref } from '@/domain/routing/routes'
import { getClient } from '@/site/data/client'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import { getOwnerVisitorOf } from '@/site/data/owners/owner-session'
import { forgetSession, keepSession, ownerSessionOf } from '@/site/guards/owner-cookie'
import { enterPasswordCheck } from '@/site/guards/password-gate'
import { fieldAgain, postAgain } from '@/site/guards/post-again'
import { postDoor, typed } from '@/site/guards/post-door'
import type { Posted } from '@/site/guards/posted'
import { invalid, refuse, replyOn, replyWrong, type WayOn } from '@/site/guards/replies'
import { passwordErrorWords } from '@/site/messages/password-words'
import { getTranslator } from '@/messages/translator'

// Whoever shares an address with many owners, as in an office, must not be shut out; passwords are guarded by account.
const limit = { burst: 30, perMinute: 30 }

const pageHref = ({ locale }: Posted, kind: Exclude<OwnerPage['kind'], 'home' | 'message' | 'report'>) =>
  ownerHref({ locale, page: { kind } })

const backToForm = (posted: Posted): WayOn => ({
  href: posted.page ?? buildHref({ locale: posted.locale, path: '/' }),
  label: getTranslator(posted.locale)(posted.page === null ? 'notFound.home' : 'owner.login.again'),
})

/** The address as it was typed, and the password anew. */
function loginAgain(posted: Posted, errors: { email?: string; password?: string } = {}): string {
  const t = getTranslator(posted.locale)
  const email = fieldAgain({
    ...{ name: 'email', type: 'email', label: t('owner.login.email'), autoComplete: 'username' },
    ...{ value: typed(posted, 'email'), error: errors.email },
  })
  const password = fieldAgain({
    ...{ name: 'password', type: 'password', label: t('owner.login.password') },
    ...{ autoComplete: 'current-password', error: errors.password },
  })
  const label = t('owner.login.button')
  return postAgain(posted, { action: '/api/owner/login', label, names: [], fields: `${email}${password}` })
}

function refuseLogin(posted: Posted, failure: LogInFailure): Response {
  const { locale } = posted
  const t = getTranslator(locale)
  const back = () => backToForm(posted)
  if (failure.reason === 'refused')
    return refuse(
      { ...posted, back },
      {
        status: 401,
        message: t('owner.login.failed'),
        content: loginAgain(posted),
      },
    )
  const { email, password } = failure.errors
  const words = {
    ...(email && { email: t('lead.errors.email.required') }),
    ...(password && { password: t('lead.errors.password.required') }),
  }
  return refuse({ ...posted, back }, { ...invalid(words), content: loginAgain(posted, words) })
}

/** Answers the login of an owner: on to the page they asked for, or their overview. */
export const receiveLogin = postDoor({
  limit,
  enter: enterPasswordCheck,
  what: 'An owner could not log in',
  back: backToForm,
  again: loginAgain,
  answer: async (posted) => {
    const payload = await getClient()
    const given = { email: typed(posted, 'email'), password: typed(posted, 'password') }
    const login = await logInOwner({ payload, ...given })
    if (!login.ok) return refuseLogin(posted, login.failure)
    const page = wantedOwnerPage(posted.page) ?? pageHref(posted, 'overview')
    return keepSession(replyOn(posted, page), login.value)
  },
})

/** Ends the login of an owner, here or everywhere; whoever looks at their area ends nothing. */
export const receiveLogout = postDoor({
  limit,
  what: 'An owner could not log out',
  back: backToForm,
  again: (posted) => {
    const label = getTranslator(posted.locale)('owner.account.navigation.logOut')
    return postAgain(posted, { action: '/api/owner/logout', label, names: ['everywhere'] })
  },
  answer: async (posted, request) => {
    if ((await getOwnerVisitorOf(request))?.look) return replyWrong(403)
    const everywhere = typed(posted, 'everywhere') !== ''
    await logOutOwner({ payload: await getClient(), session: ownerSessionOf(request), everywhere })
    return forgetSession(replyOn(posted, await getLoginHref(posted.locale)))
  },
})

function refusePassword(posted: Posted, failure: SetPasswordFailure): Response {
  const t = getTranslator(posted.locale)
  if (failure.reason === 'invalid')
    return refuse(
      { ...posted, back: () => backToForm(posted) },
      invalid(passwordErrorWords(failure.errors, posted.locale)),
    )
  const back = () => ({ href: pageHref(posted, 'forgotten'), label: t('owner.password.askAgain') })
  return refuse({ ...posted, back }, { status: 410, message: t('owner.password.linkGone') })
}

/** Answers who chooses a password by the link of a mail, and logs them in with it. */
export const receivePassword = postDoor({
  limit,
  enter: enterPasswordCheck,
  what: 'A password could not be set',
  back: backToForm,
  answer: async (posted) => {
    const payload = await getClient()
    const password = typed(posted, 'password')
    const given = { token: typed(posted, 'token'), password, repeat: typed(posted, 'repeat') }
    const set = await setOwnerPassword({ payload, ...given, now: new Date() })
    if (!set.ok) return refusePassword(posted, set.failure)
    const login = await logInOwner({ payload, email: set.value.email, password })
    if (!login.ok) return replyOn(posted, await getLoginHref(posted.locale))
    return keepSession(replyOn(posted, pageHref(posted, 'overview')), login.value)
  },
})
