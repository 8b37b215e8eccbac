// What a spreadsheet takes for a formula, also behind blanks that it drops.
const formula = /^\s*[=+\-@|%]/

function cell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  // An apostrophe makes it a text: a visitor must not compute on the computer of who opens the list.
  const safe = typeof value === 'string' && (formula.test(text) || /^[\t\r\n]/.test(text)) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A list as spreadsheets of this country open it: semicolons, with a mark that says the letters are UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
