import { renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import type { Locale } from '@/domain/shared/locale'

type StaffSignInData = {
  agency: MailAgency
  /** 'Firefox, Windows'; empty where the browser does not say. */
  browser: string
  now: Date
  accountHref: string
}

/** The mail to a member of staff about a login from a browser that their account had not used. */
export function staffSignIn(
  { agency, browser, now, accountHref }: StaffSignInData,
  locale: Locale,
): RenderedMail {
  const word = wordsFor(agency, locale).accounts.signIn
  return renderMail({
    locale,
    agency,
    subject: word.subject,
    preheader: word.text,
    blocks: [
      { kind: 'heading', text: word.subject },
      { kind: 'paragraph', text: word.text },
      {
        kind: 'facts',
        facts: [
          { label: word.when, value: shownMoment(now.toISOString(), locale) },
          { label: word.browser, value: browser || word.unknown },
        ],
      },
      { kind: 'paragraph', text: word.mine },
      { kind: 'paragraph', text: word.otherwise },
      { kind: 'button', label: word.button, href: accountHref },
    ],
  })
}
