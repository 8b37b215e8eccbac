import type { PriceView } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'

type PriceWords = {
  onRequest: string
  startingFrom: (amount: string) => string
  perMonth: (amount: string) => string
  /** Of a life annuity: what is paid at the deed, and each month. */
  downPayment: (amount: string) => string
  annuity: (perMonth: string) => string
  both: (downPayment: string, perMonth: string) => string
}

// Worded as on the site: `property` in src/site/messages.
const words: Record<Locale, PriceWords> = {
  fr: {
    onRequest: 'Prix sur demande',
    startingFrom: (amount) => `À partir de ${amount}`,
    perMonth: (amount) => `${amount} / mois`,
    downPayment: (amount) => `Bouquet ${amount}`,
    annuity: (perMonth) => `Rente ${perMonth}`,
    both: (downPayment, perMonth) => `Bouquet ${downPayment} + rente ${perMonth}`,
  },
  nl: {
    onRequest: 'Prijs op aanvraag',
    startingFrom: (amount) => `Vanaf ${amount}`,
    perMonth: (amount) => `${amount} / maand`,
    downPayment: (amount) => `Bouquet ${amount}`,
    annuity: (perMonth) => `Lijfrente ${perMonth}`,
    both: (downPayment, perMonth) => `Bouquet ${downPayment} + lijfrente ${perMonth}`,
  },
  en: {
    onRequest: 'Price on request',
    startingFrom: (amount) => `Starting from ${amount}`,
    perMonth: (amount) => `${amount} / month`,
    downPayment: (amount) => `Down payment ${amount}`,
    annuity: (perMonth) => `Annuity ${perMonth}`,
    both: (downPayment, perMonth) => `Down payment ${downPayment} + annuity ${perMonth}`,
  },
  de: {
    onRequest: 'Preis auf Anfrage',
    startingFrom: (amount) => `Ab ${amount}`,
    perMonth: (amount) => `${amount} / Monat`,
    downPayment: (amount) => `Anzahlung ${amount}`,
    annuity: (perMonth) => `Rente ${perMonth}`,
    both: (downPayment, perMonth) => `Anzahlung ${downPayment} + Rente ${perMonth}`,
  },
}

function annuityWords(
  { downPayment, monthly }: Extract<PriceView, { kind: 'annuity' }>,
  { perMonth, both, annuity, downPayment: atDeed }: PriceWords,
): string {
  const rent = monthly === null ? null : perMonth(monthly)
  if (downPayment === null) return rent === null ? '' : annuity(rent)
  return rent === null ? atDeed(downPayment) : both(downPayment, rent)
}

/** A price as the mails say it, which is as the site does: '€ 385.000', 'À partir de € 250.000', '€ 950 / mois'. */
export function mailPrice(price: PriceView, locale: Locale): string {
  const own = words[locale]
  if (price.kind === 'on-request') return own.onRequest
  if (price.kind === 'annuity') return annuityWords(price, own)
  const { amount, unit, unitText } = price
  if (unit === 'starting-from') return own.startingFrom(amount)
  if (unit === 'per-month') return own.perMonth(amount)
  return unitText ? `${amount} ${unitText}` : amount
}
