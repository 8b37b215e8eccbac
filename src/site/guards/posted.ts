import { guardFields } from '@/domain/leads/form-guard'
import { errorCodes } from '@/domain/shared/error-codes'
import { knownLocale, type Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { getShownLocale } from '@/site/data/content/settings'
import { pageOf, wishOf, type Wish } from './wish'
import { within } from './within'

/** What a visitor has posted, as far as it could be read. */
export type Posted = {
  locale: Locale
  wish: Wish
  values: Readonly<Record<string, unknown>>
  /** The page of the form; null where nobody knows. */
  page: string | null
}

/** A field that stands there once; of one that came several times, the first. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** As far as it is known before anything was read: the language is that of the page it was sent from. */
export function unread(request: Request): Posted {
  const page = pageOf({ request, values: {} })
  return { locale: knownLocale(page?.split('/')[1]), wish: wishOf(request), values: {}, page }
}

/** Nothing of what was typed, nor of who typed it. */
export async function reportFailure(what: string, error: unknown): Promise<void> {
  const payload = await getClient().catch(() => null)
  payload?.logger.error({ msg: what, error: errorCodes(error) })
}

type Answering = {
  /** Gives the post in the language it asks to be answered in. */
  answer: (posted: Posted) => Promise<Response>
  /** What is answered when something breaks here. */
  failed: (posted: Posted) => Response
  /** For the log, when something breaks. */
  what: string
}

// In milliseconds: before proxies give up, and visitors too.
const longest = 12_000

/**
 * Answers a post whose values have been read, whatever breaks meanwhile, and in time: what is stored all the same
 * is recognised when it is sent again.
 */
export async function answerPosted(
  { request, values }: { request: Request; values: Posted['values'] },
  { answer, failed, what }: Answering,
): Promise<Response> {
  const language = firstOf(values[guardFields.locale])
  const posted = { ...unread(request), values, page: pageOf({ request, values }) }
  const giveUp = () => failed({ ...posted, locale: knownLocale(language) })
  const work = async () => {
    try {
      const locale = await getShownLocale(typeof language === 'string' ? language : '')
      return await answer({ ...posted, locale })
    } catch (error) {
      await reportFailure(what, error)
      return giveUp()
    }
  }
  return within({ milliseconds: longest, tooLate: giveUp }, work())
}
