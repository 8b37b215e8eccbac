/** The kinds of mails whose links let their reader choose the password of an owner, or of a member of staff (`account`). */
export const secretKinds: ReadonlySet<string> = new Set(['owner-password', 'owner-invitation', 'account'])

/** A text without the tokens of its links. */
export const withoutToken = (text: string): string =>
  text.replace(/(\btoken(?:=|%3D)|\/reset\/)[\w.%-]+/gi, '$1…')

/** The text of a mail as anybody may read it: the way to a password is for the person who is written to. */
export const readableText = <Row extends { kind: string; text: string | null }>(row: Row): Row =>
  secretKinds.has(row.kind) && row.text !== null ? { ...row, text: withoutToken(row.text) } : row
