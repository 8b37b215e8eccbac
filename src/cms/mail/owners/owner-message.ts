import type { Locale } from '@/domain/shared/locale'
import { greeting, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { MailBlock } from '@/cms/mail/mail-blocks'
import { countText } from '@/messages/fill-texts'

type ToOwner = {
  agency: MailAgency
  /** The owner's name. */
  name: string | null
  subject: string
  body: string
  isAnswer: boolean
  attachments: number
  /** The address of the message in the owner area. */
  href: string
}

const attached = (
  { agency, attachments: count }: Pick<ToOwner, 'agency' | 'attachments'>,
  locale: Locale,
): MailBlock[] =>
  count > 0
    ? [
        {
          kind: 'paragraph',
          text: countText({ forms: wordsFor(agency, locale).owners.message.attachments, count, locale }),
        },
      ]
    : []

/** The mail with a message of the agency for an owner; attachments are read in the owner area. */
export function ownerMessage(data: ToOwner, locale: Locale): RenderedMail {
  const { agency, name, subject, body, isAnswer, href } = data
  const words = wordsFor(agency, locale).owners.message
  const blocks: MailBlock[] = [
    { kind: 'heading', text: isAnswer ? words.answerTitle : words.title },
    { kind: 'paragraph', text: greeting({ name, locale }) },
    { kind: 'paragraph', text: words.intro },
    { kind: 'quote', text: `${subject}\n\n${body}` },
    ...attached(data, locale),
    { kind: 'button', label: words.open, href },
    { kind: 'small', text: words.note },
  ]
  return renderMail({ locale, agency, subject, preheader: body.slice(0, 200), blocks })
}

type ToAgency = {
  agency: MailAgency
  owner: { name: string | null; email: string }
  property: string | null
  subject: string
  body: string
  isAnswer: boolean
  attachments: number
  /** The address of the message in the back office. */
  adminHref: string
}

/** The mail that reports an owner's message to the agency; attachments are read in the back office. */
export function ownerAnswer(data: ToAgency, locale: Locale): RenderedMail {
  const { agency, owner, property, subject, body, isAnswer, adminHref } = data
  const words = wordsFor(agency, locale).owners.answer
  const [title, intro] = isAnswer ? [words.title, words.intro] : [words.firstTitle, words.firstIntro]
  const facts = [
    { label: words.owner, value: owner.name ? `${owner.name} (${owner.email})` : owner.email },
    ...(property ? [{ label: words.property, value: property }] : []),
    { label: words.subject, value: subject },
  ]
  return renderMail({
    locale,
    agency,
    subject: [title, owner.name, subject].filter(Boolean).join(' – '),
    preheader: body.slice(0, 200),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: intro },
      { kind: 'facts', facts },
      { kind: 'quote', text: body },
      ...attached(data, locale),
      { kind: 'button', label: words.open, href: adminHref },
      { kind: 'small', text: words.note },
    ],
  })
}
