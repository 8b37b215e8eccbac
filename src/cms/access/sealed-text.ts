import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

type SealKey = {
  secret: string
  /** A text that is sealed for one use opens for no other. */
  use: 'second-factor' | 'second-factor-offer' | 'provider-login' | 'provider-link'
  /** Whose text it is: moved to another record, it does not open. */
  owner: string
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

// The site's secret is random already, so that a salt adds nothing (RFC 5869, 3.1).
const keyOf = ({ secret, use }: SealKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${use}`, 32))

/** Encrypts a text that has to be read again (AES-256-GCM); as base64url, with its random start and its tag. */
export function sealText({ text, ...key }: SealKey & { text: string }): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(key), iv, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(key.owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; null with another secret, use or owner, and for anything that was changed. */
export function openText({ sealed, ...key }: SealKey & { sealed: unknown }): string | null {
  if (typeof sealed !== 'string') return null
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivLength + tagLength) return null
  const iv = bytes.subarray(0, ivLength)
  const decipher = createDecipheriv(algorithm, keyOf(key), iv, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(key.owner))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}
