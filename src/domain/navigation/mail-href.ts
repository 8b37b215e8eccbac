/** A link that begins a mail to somebody, or without a recipient for the visitor to fill in. */
export function mailHref({
  to = '',
  subject,
  body,
}: {
  to?: string
  subject: string
  body?: string
}): string {
  // Line breaks as mail programs want them (RFC 6068).
  const text = body?.replace(/\r?\n/g, '\r\n')
  const fields = [['subject', subject] as const, ...(text ? [['body', text] as const] : [])]
  // URLSearchParams would show its '+' in the subject.
  return `mailto:${to}?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
