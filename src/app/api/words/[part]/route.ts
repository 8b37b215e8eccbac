import { isLeadKind } from '@/domain/leads/lead-kinds'
import { getShownLocale } from '@/site/data/content/settings'
import { bookingSheetWords } from '@/site/features/appointments/booking-sheet-words'
import { getConsentTexts } from '@/site/features/consent/consent-texts'
import { wordsOfKind } from '@/site/forms/form-words'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

// Ten people of one office who fill in many forms, behind one address.
const limit = { burst: 300, perMinute: 300 }

/** The words that pages leave to the browser that needs them: of the question of consent, of the sheet for
 * appointments, or of a kind of form. */
export const GET = limited(limit, async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const part = pathname.split('/').at(-1)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  if (part === 'consent') return toAnswer(getConsentTexts(locale))
  if (part === 'booking-sheet') return toAnswer(bookingSheetWords(locale))
  if (isLeadKind(part)) return toAnswer(wordsOfKind({ kind: part, locale }))
  return Response.json({ error: 'not found' }, { status: 404 })
})

const toAnswer = (words: object): Response =>
  Response.json(words, { headers: { 'Cache-Control': 'public, max-age=300' } })
