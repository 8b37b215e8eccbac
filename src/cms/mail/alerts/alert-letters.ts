import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor, type MailWords } from '@/cms/mail/render-mail'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import { fillText } from '@/domain/shared/fill-text'
import { siteTexts } from '@/messages/site-messages'

/** The data of every mail to the holder of an alert. */
export type AlertLetter = {
  agency: MailAgency
  /** A name that is safe to show. */
  name: string | null
}

/** The links to manage and to end an alert, at the foot of its mails. */
export function alertWaysOut(
  {
    agency,
    manageHref,
    unsubscribeHref,
  }: Pick<AlertLetter, 'agency'> & { manageHref: string; unsubscribeHref: string },
  locale: Locale,
): MailBlock[] {
  const { manage, unsubscribe, why } = wordsFor(agency, locale).alerts
  return [
    { kind: 'small', text: why },
    { kind: 'link', label: manage, href: manageHref },
    { kind: 'link', label: unsubscribe, href: unsubscribeHref },
  ]
}

type LinkedAlertLetter = AlertLetter & {
  href: string
  /** What is looked for, in words; empty for everything. */
  facts: readonly { label: string; value: string }[]
}
type FormLetterWords = { locale: Locale; words: MailWords['alerts']['confirm'] }

function letterOfForm({
  agency,
  name,
  href,
  facts,
  locale,
  words,
}: LinkedAlertLetter & FormLetterWords): RenderedMail {
  const { subject, text, button, otherwise } = words
  const everything = {
    label: siteTexts.alert.page.facts[locale],
    value: siteTexts.alert.page.everything[locale],
  }
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['demand-register'][locale]} – ${subject}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: leadSubjects['demand-register'][locale] },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      { kind: 'facts', facts: facts.length > 0 ? facts : [everything] },
      { kind: 'button', label: button, href },
      { kind: 'small', text: href },
      { kind: 'small', text: otherwise },
    ],
  })
}

/**
 * The first half of a double opt-in: nobody gets properties because somebody else entered their address. It repeats
 * what is looked for in our own words, and nothing else of what was typed.
 */
export const alertConfirm = (data: LinkedAlertLetter, locale: Locale): RenderedMail =>
  letterOfForm({ ...data, locale, words: wordsFor(data.agency, locale).alerts.confirm })

/** For somebody who asks again for an alert that they have. */
export const alertKnown = (data: LinkedAlertLetter, locale: Locale): RenderedMail =>
  letterOfForm({ ...data, locale, words: wordsFor(data.agency, locale).alerts.known })

type ExpiringAlertLetter = AlertLetter & {
  /** The search in one line. */
  summary: string
  /** When the alert ends if nobody answers, in words. */
  endDay: string
  keepHref: string
  manageHref: string
  unsubscribeHref: string
}

/** Asks the holder of an alert whether they still look for a property, before it ends. */
export function alertQuestion(data: ExpiringAlertLetter, locale: Locale): RenderedMail {
  const { agency, name, summary, endDay, keepHref } = data
  const { question, searched } = wordsFor(agency, locale).alerts
  return renderMail({
    locale,
    agency,
    subject: `${question.subject} – ${agency.name}`,
    preheader: question.text,
    blocks: [
      { kind: 'heading', text: question.subject },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text: question.text },
      ...(summary ? [{ kind: 'facts', facts: [{ label: searched, value: summary }] } as const] : []),
      { kind: 'button', label: question.button, href: keepHref },
      { kind: 'paragraph', text: fillText(question.end, { day: endDay }) },
      ...alertWaysOut(data, locale),
    ],
  })
}
