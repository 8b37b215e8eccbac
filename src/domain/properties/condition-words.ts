import { toSearchName } from '@/domain/shared/text'

type Codes = Readonly<Record<string, readonly string[]>>

/** The words that editors type for values stored as codes, in the four languages, in the form of `toSearchName`. */
const spoken: Readonly<Record<string, Codes>> = {
  status: {
    'coming-soon': ['coming soon', 'binnenkort', 'bientot', 'demnachst'],
    available: ['beschikbaar', 'disponible', 'verfugbar'],
    'under-option': ['under option', 'option', 'in optie', 'optie', 'sous option', 'unter option'],
    reserved: ['gereserveerd', 'reserve', 'reservee', 'reserviert'],
    sold: ['verkocht', 'vendu', 'vendue', 'verkauft'],
    rented: ['verhuurd', 'loue', 'louee', 'vermietet'],
  },
  goal: {
    sale: ['for sale', 'te koop', 'koop', 'verkoop', 'a vendre', 'vente', 'zu verkaufen', 'verkauf'],
    rent: ['for rent', 'te huur', 'huur', 'verhuur', 'a louer', 'location', 'zu vermieten', 'vermietung'],
  },
}

function codeOf(typed: string, codes: Codes): string {
  const word = toSearchName(typed)
  return Object.keys(codes).find((code) => codes[code]?.includes(word)) ?? typed
}

/** The value of a rule with codes for its words: "vendu, loué" becomes "sold,rented". Unknown words stay. */
export function toConditionCodes({ field, typed }: { field: string; typed: string }): string {
  const codes = Object.hasOwn(spoken, field) ? spoken[field] : undefined
  if (!codes) return typed
  return typed
    .split(',')
    .map((part) => codeOf(part, codes))
    .join(',')
}
