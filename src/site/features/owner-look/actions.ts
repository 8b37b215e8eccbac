import { ownerHref } from '@/domain/routing/owner-address'
import { getOwnerVisitorOf } from '@/site/data/owners/owner-session'
import { forgetLook } from '@/site/guards/owner-cookie'
import { postAgain } from '@/site/guards/post-again'
import { postDoor } from '@/site/guards/post-door'
import type { Posted } from '@/site/guards/posted'
import { replyOn, type WayOn } from '@/site/guards/replies'
import { getTranslator } from '@/messages/translator'

const back = ({ locale }: Posted): WayOn => ({
  href: ownerHref({ locale, page: { kind: 'overview' } }),
  label: getTranslator(locale)('owner.account.navigation.overview'),
})

/** Ends the look of a member of staff at the area of an owner: back to that owner in the back office. */
export const receiveEndOfLook = postDoor({
  limit: { burst: 30, perMinute: 30 },
  what: 'A look could not be ended',
  back,
  again: (posted) =>
    postAgain(posted, {
      action: '/api/owner/end-look',
      label: getTranslator(posted.locale)('owner.look.end'),
      names: [],
    }),
  answer: async (posted, request) => {
    const visitor = await getOwnerVisitorOf(request)
    const owner = visitor?.look ? `/${visitor.owner.id}` : ''
    return forgetLook(replyOn(posted, `/admin/collections/owners${owner}`))
  },
})
