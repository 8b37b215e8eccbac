import type { Locale } from '@/domain/shared/locale'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type LeadAnswerData = { agency: MailAgency; subject: string; text: string }

/** The answer of a member of staff to a lead, in the agency's layout. */
export const leadAnswer = ({ agency, subject, text }: LeadAnswerData, locale: Locale): RenderedMail =>
  renderMail({
    locale,
    agency,
    subject,
    preheader: text.slice(0, 200),
    blocks: text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
  })
