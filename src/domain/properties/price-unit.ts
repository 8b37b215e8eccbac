// '/m²', 'par m²', 'per jaar', 'pro Nacht': of a part of the home, or of another time than the month.
const otherUnit =
  /(?:\/|\b(?:par|per|pro|le|je|a|an|in)\b)\s*(?:m²|m2|are?\b|ha\b|an\b|année|jaar|year|jahr|trimestre|kwartaal|quarter|quartal|semaine|week|woche|jour|dag\b|day|tag\b|nuit|nacht|night)/i

/**
 * Whether the editor's note on a price ('/mois', 'hors TVA') leaves it that of the whole home, by the month for a
 * rental, and not of a square metre, a year or a night: only such prices can be added up and compared.
 */
export function isWholePrice(priceUnitText: string | null | undefined): boolean {
  return !otherUnit.test(priceUnitText ?? '')
}
