import { type AlertEventKind, alertEventKinds } from '@/domain/alerts/alert-events'
import type { DigestEntry } from '@/domain/alerts/digest'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { alertWaysOut, type AlertLetter } from './alert-letters'
import { colon } from '@/domain/shared/text'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import { fillText } from '@/domain/shared/fill-text'
import { countText } from '@/messages/fill-texts'

/** A property as a mail shows it. */
export type DigestProperty = Extract<MailBlock, { kind: 'property' }>

type DigestPropertyEntry = Pick<DigestEntry, 'kind' | 'previousPrice'> & { property: DigestProperty }

export type Digest = AlertLetter & {
  /** In the order of the mail. */
  entries: readonly DigestPropertyEntry[]
  counts: Record<AlertEventKind, number>
  /** How many further properties there are. */
  more: number
  summary: string
  listingHref: string
  /** Whether the listing shows more than the alert. */
  isWider: boolean
  manageHref: string
  unsubscribeHref: string
}

function propertyOf(
  { property, previousPrice }: DigestPropertyEntry,
  { agency, locale }: Pick<Digest, 'agency'> & { locale: Locale },
): MailBlock {
  if (previousPrice === null) return property
  const before = fillText(wordsFor(agency, locale).alerts.digest.before, { price: formatEuro(previousPrice) })
  return { ...property, details: [...(property.details ?? []), before] }
}

function propertiesOf({ agency, entries, counts }: Digest, locale: Locale): MailBlock[] {
  return alertEventKinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind)
    if (own.length === 0) return []
    const title = countText({
      forms: wordsFor(agency, locale).alerts.digest.titles[kind],
      count: counts[kind],
      locale,
    })
    return [
      { kind: 'paragraph', text: `${title}${colon(locale).trimEnd()}` } as const,
      ...own.map((entry) => propertyOf(entry, { agency, locale })),
    ]
  })
}

function subjectOf({ agency, entries, counts }: Digest, locale: Locale): string {
  const { one, several, titles } = wordsFor(agency, locale).alerts.digest
  const count = counts.new + counts.back + counts['price-drop']
  const [first] = entries
  if (count === 1 && first) return `${one[first.kind]}${colon(locale)}${first.property.title}`
  const kinds = alertEventKinds.filter((kind) => counts[kind] > 0)
  const [only] = kinds
  return kinds.length === 1 && only
    ? countText({ forms: titles[only], count, locale })
    : fillText(several, { count })
}

/** The mail with all news of an alert for its holder. */
export function alertDigest(data: Digest, locale: Locale): RenderedMail {
  const { agency, name, more, summary, listingHref, isWider } = data
  const { digest, searched } = wordsFor(agency, locale).alerts
  const subject = subjectOf(data, locale)
  return renderMail({
    locale,
    agency,
    subject: `${subject} – ${agency.name}`,
    preheader: summary || digest.intro,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text: digest.intro },
      ...propertiesOf(data, locale),
      ...(more > 0
        ? [{ kind: 'paragraph', text: countText({ forms: digest.more, count: more, locale }) } as const]
        : []),
      { kind: 'button', label: digest.all, href: listingHref },
      ...(isWider ? [{ kind: 'small', text: digest.wider } as const] : []),
      ...(summary ? [{ kind: 'facts', facts: [{ label: searched, value: summary }] } as const] : []),
      ...alertWaysOut(data, locale),
    ],
  })
}
