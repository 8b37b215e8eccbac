import { isRecord } from '@/domain/shared/is-record'
import type { Locale } from '@/domain/shared/locale'
import { mailTexts } from './mail-texts'

/** The texts of mails in a language. */
export type MailWords = (typeof mailTexts)[Locale]

/** Texts of editors by their place in `mail.json`: 'owners.link.invitation.text'. */
export type OwnMailTexts = Readonly<Record<string, string>>

type OwnAt = { own: OwnMailTexts; path: string }

function withOwn<Words>(words: Words, at: OwnAt): Words
function withOwn(words: unknown, { own, path }: OwnAt): unknown {
  if (!isRecord(words)) return own[path] ?? words
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      withOwn(word, { own, path: path === '' ? key : `${path}.${key}` }),
    ]),
  )
}

/** The texts of mails with those that editors wrote in their places. */
export const mailWords = ({ locale, own }: { locale: Locale; own: OwnMailTexts }): MailWords =>
  Object.keys(own).length === 0 ? mailTexts[locale] : withOwn(mailTexts[locale], { own, path: '' })
