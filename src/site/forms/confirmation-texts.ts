import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { DueAtSigning, RentalConfirmation } from '@/domain/leads/rental-confirmations'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type Confirmation = { label: string; details: string[] }

type ConfirmationTexts = Partial<Record<LeadFieldName, Confirmation>>

/** What a candidate tenant confirms, in words and with the figures of the property. */
export function confirmationTexts({
  confirmations,
  locale,
}: {
  confirmations: readonly RentalConfirmation[]
  locale: Locale
}): ConfirmationTexts {
  return Object.fromEntries(
    confirmations.map((confirmation) => [confirmation.field, confirmationText(confirmation, locale)]),
  )
}

function confirmationText(confirmation: RentalConfirmation, locale: Locale): Confirmation {
  const t = getTranslator(locale)
  switch (confirmation.field) {
    case 'confirmIncome':
      return { label: t('lead.confirm.income', { amount: formatEuro(confirmation.amount) }), details: [] }
    case 'confirmPersons':
      return { label: t('lead.confirm.persons', { count: confirmation.persons }), details: [] }
    case 'confirmDescription':
      return { label: t('lead.confirm.description'), details: [] }
    case 'confirmDue': {
      const { due, depositMonths } = confirmation
      return {
        label: t('lead.confirm.due'),
        details: due.map((sum) => dueText({ sum, depositMonths, locale })),
      }
    }
  }
}

function dueText({
  sum: { key, amount },
  depositMonths,
  locale,
}: {
  sum: DueAtSigning
  depositMonths: number
  locale: Locale
}): string {
  const t = getTranslator(locale)
  const name = key === 'deposit' ? t('lead.due.deposit', { months: depositMonths }) : t(`lead.due.${key}`)
  const sumText = amount === null ? t('lead.due.unknown') : formatEuro(amount)
  return t('forms.due', { name, sum: sumText })
}
