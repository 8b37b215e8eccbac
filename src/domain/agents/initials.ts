/** The first letters of the first and last word of a name, for a person without a portrait: 'CD'; empty for no letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  const [first = ''] = letters
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return `${first}${last}`.toLocaleUpperCase('fr')
}
