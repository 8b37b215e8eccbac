import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import { priceWords } from '@/messages/price-words'
import { mailTexts } from '@/messages/mail-texts'
import type { MailBlock } from './mail-blocks'

/** 'Bonjour Jeanne Dupont,' or 'Bonjour,'. */
export const greeting = ({ name, locale }: { name: string | null; locale: Locale }): string =>
  `${[mailTexts(locale).hello, name].filter(Boolean).join(' ')},`

/** The property or project of a mail, with its picture and its link. */
export const propertyBlock = (
  { title, href, price, picture, place }: LeadSubject,
  locale: Locale,
): MailBlock => ({
  kind: 'home',
  title,
  href,
  price: price && price.kind !== 'on-request' ? priceWords({ locale, price }) : null,
  details: place ? [place] : [],
  picture,
})
