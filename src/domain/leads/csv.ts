// What a spreadsheet reads as a formula, also after leading blanks.
const formula = /^\s*[=+\-@|%]/

function cell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  // An apostrophe makes it a text: a visitor's formula must not run on the computer of the person who opens the list.
  const safe = typeof value === 'string' && (formula.test(text) || /^[\t\r\n]/.test(text)) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** More rows of a list that `toCsv` began. */
export const csvRows = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')

/** A list as Belgian spreadsheets open it: semicolons, with a byte order mark for UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${csvRows(rows)}`
