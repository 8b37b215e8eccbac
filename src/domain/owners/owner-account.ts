import { isLocale, type Locale } from '@/domain/shared/locale'

/** An owner's choices about their mails. */
export type OwnerChoices = { language: Locale; monthlyReport: boolean }

/** Reads the choices of a form or of JSON; null if the site does not have the language. A missing box is not ticked. */
export function readOwnerChoices(input: Readonly<Record<string, unknown>>): OwnerChoices | null {
  const { language, monthlyReport } = input
  if (!isLocale(language)) return null
  const isTicked = monthlyReport === true || ['on', 'true', '1'].includes(String(monthlyReport))
  return { language, monthlyReport: isTicked }
}

/** What was just done on the account page, as its address says it. */
export const accountNews = ['saved', 'password'] as const

export type AccountNews = (typeof accountNews)[number]

export const readAccountNews = (value: unknown): AccountNews | null =>
  accountNews.find((news) => news === value) ?? null

/** An owner's name, or their address if no name is known. */
export const ownerName = ({
  firstName,
  lastName,
  email,
}: {
  firstName?: string | null
  lastName?: string | null
  email: string
}): string => [firstName, lastName].filter(Boolean).join(' ') || email
