import { fieldInfo, type LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadLimits } from '@/domain/leads/rental-limits'
import { phoneHint, type PhoneHint } from '@/domain/leads/values/phone-number'
import { parseAmount } from '@/domain/leads/values/typed-amount'
import { isFamiliarZip, parseZip } from '@/domain/leads/values/zip-code'
import type { FormWords } from '@/site/forms/form-words'

type AdvisedField = {
  name: LeadFieldName
  /** The values of the form. */
  textIn: (name: LeadFieldName) => string
  limits: LeadLimits
  words: FormWords
}

/** A hint about a value that looks wrong but is not refused; null where it looks right. */
export function adviceFor({ name, textIn, limits, words }: AdvisedField): string | null {
  const { advice } = words
  const text = textIn(name).trim()
  if (!advice || text === '') return null
  if (name === 'income1' || name === 'income2') return isLowIncome({ textIn, limits }) ? advice.income : null
  switch (fieldInfo(name).type) {
    case 'phone':
      return advisePhone(text, advice.phone)
    case 'zip':
      return parseZip(text) === null || isFamiliarZip(text) ? null : advice.zip
    default:
      return null
  }
}

function advisePhone(text: string, words: Record<PhoneHint, string>): string | null {
  const hint = phoneHint(text)
  return hint && words[hint]
}

function isLowIncome({
  textIn,
  limits: { minimumIncome },
}: Pick<AdvisedField, 'textIn' | 'limits'>): boolean {
  const first = parseAmount(textIn('income1'))
  if (typeof minimumIncome !== 'number' || first === null) return false
  return first + (parseAmount(textIn('income2')) ?? 0) < minimumIncome
}
