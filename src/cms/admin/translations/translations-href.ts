/** What the screen of translations shows: a part of the list of gaps, or one document. */
export type TranslationsQuery = Partial<
  Record<'collection' | 'locale' | 'page' | 'size' | 'document' | 'from' | 'to', string | number | null>
>

/** The address of the list of missing translations, or of the editor of a document. */
export function translationsHref(admin: string, query: TranslationsQuery = {}): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return `${admin}/translations${set.length > 0 ? `?${new URLSearchParams(set)}` : ''}`
}
