import { simpleParser } from 'mailparser'

/** The attachments of a mail as it was sent, by name. */
export async function attachmentsIn(source: Buffer): Promise<Record<string, Uint8Array>> {
  const { attachments } = await simpleParser(source)
  return Object.fromEntries(
    attachments.map(({ filename = '', content }) => [filename, new Uint8Array(content)] as const),
  )
}
