import type { Locale } from '@/domain/shared/locale'

/** What the page of the sample that thanks for asking for documents says of them. */
export const documentsSent: Record<Locale, string> = {
  nl: 'De documenten worden u per e-mail bezorgd.',
  fr: 'Les documents vous sont envoyés par e-mail.',
  en: 'The documents are being sent to you by email.',
  de: 'Die Unterlagen werden Ihnen per E-Mail gesendet.',
}
