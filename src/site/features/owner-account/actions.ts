import { changeOwnerChoices } from '@/cms/operations/owners/change-owner-choices'
import { changeOwnerPassword } from '@/cms/operations/owners/set-owner-password'
import type { AccountNews } from '@/domain/owners/owner-account'
import { ownerHref } from '@/domain/routing/owner-address'
import { getClient } from '@/site/data/client'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import { getOwnerVisitorOf, type OwnerVisitor } from '@/site/data/owners/owner-session'
import type { Gate } from '@/site/guards/at-once'
import { ownerSessionOf } from '@/site/guards/owner-cookie'
import { enterPasswordCheck } from '@/site/guards/password-gate'
import { postAgain } from '@/site/guards/post-again'
import { postDoor, typed } from '@/site/guards/post-door'
import type { Posted } from '@/site/guards/posted'
import { invalid, refuse, replyOn, replyWrong, type WayOn } from '@/site/guards/replies'
import { passwordErrorWords } from '@/site/messages/password-words'
import { getTranslator } from '@/messages/translator'

const limit = { burst: 30, perMinute: 30 }

const accountHref = ({ locale }: Posted): string => ownerHref({ locale, page: { kind: 'account' } })

const back = (posted: Posted): WayOn => ({
  href: accountHref(posted),
  label: getTranslator(posted.locale)('owner.account.title'),
})

const replyDone = (posted: Posted, news: AccountNews): Response =>
  replyOn(posted, `${accountHref(posted)}?done=${news}`)

/** Without a login: to a program, words; to a browser, the page that asks for one. */
async function refuseStranger(posted: Posted): Promise<Response> {
  const href = await getLoginHref(posted.locale)
  const message = getTranslator(posted.locale)('owner.login.ended')
  return refuse(
    {
      ...posted,
      back: () => ({
        href,
        label: getTranslator(posted.locale)('owner.login.button'),
      }),
    },
    { status: 401, message, body: { redirect: href } },
  )
}

type Change = (asked: { posted: Posted; request: Request; visitor: OwnerVisitor }) => Promise<Response>

type OwnDoor = { what: string; change: Change; enter?: Gate; again?: (posted: Posted) => string }

/** For the owner alone: whoever looks at their area changes nothing. */
const ownDoor = ({ change, ...door }: OwnDoor) =>
  postDoor({
    ...door,
    limit,
    back,
    answer: async (posted, request) => {
      const visitor = await getOwnerVisitorOf(request)
      if (!visitor) return refuseStranger(posted)
      return visitor.look ? replyWrong(403) : change({ posted, request, visitor })
    },
  })

/** Keeps what an owner chooses of their mails. */
export const receiveChoices = ownDoor({
  what: 'The choices of an owner could not be kept',
  again: (posted) =>
    postAgain(posted, {
      action: '/api/owner/account',
      label: getTranslator(posted.locale)('owner.account.choices.save'),
      names: ['language', 'monthlyReport'],
    }),
  change: async ({ posted, visitor }) => {
    const payload = await getClient()
    const isKept = await changeOwnerChoices({ payload, owner: visitor.owner.id, input: posted.values })
    if (isKept) return replyDone(posted, 'saved')
    const language = getTranslator(posted.locale)('lead.errors.generic.invalid')
    return refuse({ ...posted, back: () => back(posted) }, invalid({ language }))
  },
})

/** Changes the password of an owner who knows it. */
export const receiveNewPassword = ownDoor({
  enter: enterPasswordCheck,
  what: 'A password could not be changed',
  change: async ({ posted, request }) => {
    const changed = await changeOwnerPassword({
      payload: await getClient(),
      session: ownerSessionOf(request),
      current: typed(posted, 'current'),
      password: typed(posted, 'password'),
      repeat: typed(posted, 'repeat'),
    })
    if (changed.ok) return replyDone(posted, 'password')
    if (changed.failure.reason === 'session') return refuseStranger(posted)
    const words = passwordErrorWords(changed.failure.errors, posted.locale)
    return refuse({ ...posted, back: () => back(posted) }, invalid(words))
  },
})
