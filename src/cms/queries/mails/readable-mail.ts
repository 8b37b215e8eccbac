/** The kinds of mails whose links let their reader choose an owner's password. */
export const secretKinds: ReadonlySet<string> = new Set(['owner-password', 'owner-invitation'])

/** A text without the tokens of its links. */
export const withoutToken = (text: string): string => text.replace(/(\btoken(?:=|%3D))[\w.%-]+/gi, '$1…')

/** The text of a mail as anybody may read it: the way to an owner's password is the owner's alone. */
export const readableText = <Row extends { kind: string; text: string | null }>(row: Row): Row =>
  secretKinds.has(row.kind) && row.text !== null ? { ...row, text: withoutToken(row.text) } : row
