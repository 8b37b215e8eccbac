import { toSearchName } from '@/domain/shared/text'
import type { Goal } from './goal'

const area = 'm²|m2|metres? carre|vierkante meter|square met|quadratmeter|are?\\b|ha\\b'
const time =
  'an\\b|annee|jaar|year|jahr|trimestre|kwartaal|quarter|quartal|semaine|week|woche|jour|dag\\b|day|tag\\b|nuit|nacht|night'

const per = '(?:/|\\b(?:par|per|pro|le|je|a|an|in)\\b)\\s*'

// '/m²', 'au m²': the price of an area.
const perArea = new RegExp(`${per}(?:${area})|\\bau\\s*(?:${area})`)
// 'per jaar', 'pro Nacht'.
const perTime = new RegExp(`${per}(?:${time})`)

/**
 * Whether the editor's note on a sale price ('hors TVA') leaves it the price of the whole property, not of a square metre:
 * only such prices can be compared.
 */
export function isWholePrice(priceUnitText: string | null | undefined): boolean {
  const note = toSearchName(priceUnitText ?? '')
  return !perArea.test(note) && !perTime.test(note)
}

/** Whether the price is that of the property, for a rental for some period, and not that of a square metre. */
export function isPriceOfProperty({
  goal,
  priceUnitText,
}: {
  goal: Goal
  priceUnitText?: string | null
}): boolean {
  return goal === 'sale' ? isWholePrice(priceUnitText) : !perArea.test(toSearchName(priceUnitText ?? ''))
}

// The words of a note on a monthly rent, in the four languages, without accents.
const monthlyWords = new Set(
  `
  mois mensuel mensuelle mensuels mensuelles mensuellement maand maandelijks maandelijkse mnd month monthly pcm
  monat monatlich monatliche
  loyer huur huurprijs rent miete kaltmiete nettokaltmiete warmmiete netto brutto kalt warm
  charge charges cc hc frais provision provisions forfait forfaitaire forfaitaires locative locatives commun communs
  commune communes compris comprise comprises inclus incluse incluses exclu exclus exclue exclues hors sans avec
  kosten lasten huurlasten provisie gemeenschappelijke algemene excl exclusief incl inclusief inbegrepen zonder met
  cost costs fee fees service utilities bills extra excluding exclusive excluded including inclusive included with
  without nebenkosten betriebskosten nk bk zzgl zuzuglich exkl exklusive inkl inklusive ohne mit
  eau chauffage electricite gaz internet water heating electricity gas verwarming elektriciteit wasser heizung strom
  tva htva tvac ttc ht btw vat tax taxes mwst mehrwertsteuer steuer
  a au d de des der die du en et im is je l la le les of op par per plus pour pro the und and van von voor for
  non not niet nicht pas y
  `
    .trim()
    .split(/\s+/),
)

const monthShort = /(?:\bp\s*[./]?\s*m|\/\s*m)(?![\p{L}\p{N}])/gu
const amount = /€\s*\d[\d.,]*|\d[\d.,]*\s*(?:€|eur\b|euros?\b)/g

/**
 * Whether the editor's note on a rent leaves it a monthly one: no note, a word for the month ('/mois', 'p.m.') or for extra
 * costs ('hors charges'). Any other word ('par an', 'je Quartal', 'au m²') may mean another period or unit.
 */
export function isMonthlyRent(priceUnitText: string | null | undefined): boolean {
  const note = toSearchName(priceUnitText ?? '')
    .replace(amount, ' ')
    .replace(monthShort, ' month ')
  const words = note.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => monthlyWords.has(word))
}
