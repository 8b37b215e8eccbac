import { isFromElsewhere } from '@/domain/guards/request-sender.mjs'
import { env } from '@/env'
import { createRateLimit } from '@/site/guards/rate-limit'
import { firstOf, type PostedValues } from './read-post'
import type { PostEndpoint } from './receive-post'

/** The token in the address of a mail's header, to which a mail program posts (RFC 8058). */
export const tokenInAddress = ({ url }: Request): string | null => new URL(url).searchParams.get('token')

const isOneClick = ({ values }: PostedValues): boolean => firstOf(values['List-Unsubscribe']) === 'One-Click'

type Unsubscribe = (click: { token: string; now: Date }) => Promise<boolean>

/**
 * An endpoint that mail programs on any machine may post to, too: nobody reads the answer to them. Other posts are
 * answered as usual, and only those of this site.
 */
export const withOneClick = (endpoint: PostEndpoint, unsubscribe: Unsubscribe): PostEndpoint => ({
  ...endpoint,
  // All readers of a mail provider share its few machines.
  rateLimit: createRateLimit({ burst: 600, perMinute: 600 }),
  isOpen: () => true,
  answer: async (posted, arrival) => {
    const { request, now } = arrival
    const token = tokenInAddress(request)
    if (token !== null && isOneClick(posted)) {
      const ok = await unsubscribe({ token, now })
      return { kind: 'json', status: ok ? 200 : 410, body: { ok } }
    }
    return isFromElsewhere(request, env.SITE_URL)
      ? { kind: 'wrong', why: 403 }
      : endpoint.answer(posted, arrival)
  },
})
