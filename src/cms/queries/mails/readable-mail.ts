/** The kinds of mails with a link that sets the password of an owner, or of a member of staff (`account`, `account-invitation`). */
export const secretKinds: ReadonlySet<string> = new Set([
  'owner-password',
  'owner-invitation',
  'account',
  'account-invitation',
])

/** A text without the tokens of its links. */
export const withoutToken = (text: string): string =>
  text.replace(/(\btoken(?:=|%3D)|\/reset\/)[\w.%-]+/gi, '$1…')

/** The text of a mail for readers other than its recipient, without links that set a password. */
export const readableText = <Row extends { kind: string; text: string | null }>(row: Row): Row =>
  secretKinds.has(row.kind) && row.text !== null ? { ...row, text: withoutToken(row.text) } : row
