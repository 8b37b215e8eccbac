import type { PayloadRequest } from 'payload'
import { getMailAgency, type MailAgency } from '@/cms/queries/agency/mail-agency'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import { isRecord } from '@/domain/shared/is-record'

type StaffPasswordData = { agency: MailAgency; href: string }

/** The mail to a member of staff who forgot the password. */
export function staffPassword(data: StaffPasswordData, locale: Locale): RenderedMail {
  const { subject, title, text, link, otherwise } = wordsFor(data.agency, locale).accounts.staffPassword
  return renderMail({
    locale,
    agency: data.agency,
    subject,
    preheader: text,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text },
      { kind: 'button', label: link, href: data.href },
      { kind: 'small', text: data.href },
      { kind: 'small', text: otherwise },
    ],
  })
}

type StaffPasswordInput = { req?: PayloadRequest; token?: string; user?: unknown } | undefined

function localeOf(asked: StaffPasswordInput): Locale {
  const user = asked?.user
  const language = isRecord(user) && 'language' in user ? user.language : null
  return isLocale(language) ? language : 'fr'
}

async function staffPasswordOf(asked: StaffPasswordInput): Promise<RenderedMail> {
  const req = asked?.req
  if (!req) throw new Error('A mail is made for a request')
  const locale = localeOf(asked)
  const agency = await getMailAgency({ payload: req.payload, locale, req })
  const href = `${env.SITE_URL}/admin/reset/${encodeURIComponent(asked.token ?? '')}`
  return staffPassword({ agency, href }, locale)
}

/**
 * The mail for a forgotten password in Payload's form, in the language of the account. Payload's own mail has no site address in its link, because
 * we set no `serverURL`, which would break the back office under another name.
 */
export const staffPasswordMail = {
  generateEmailSubject: async (asked: StaffPasswordInput): Promise<string> =>
    (await staffPasswordOf(asked)).subject,
  generateEmailHTML: async (asked: StaffPasswordInput): Promise<string> =>
    (await staffPasswordOf(asked)).html,
}
