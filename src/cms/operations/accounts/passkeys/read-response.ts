import { z } from 'zod'

// In characters of base64url: what a browser sends is far shorter.
const part = z.string().min(1).max(20_000)

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const shared = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({}),
}

const added = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string()).max(20).optional(),
  }),
})

const used = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
})

/** The ways to a device that we know, of those that a browser names. */
export const knownTransports = (named: readonly string[] = []) =>
  transports.filter((transport) => named.includes(transport))

/** What a browser sends of a new passkey; null for anything else. */
export function readNewPasskey(sent: unknown) {
  const read = added.safeParse(sent).data
  if (!read) return null
  const { transports: named, ...response } = read.response
  return { ...read, response: { ...response, transports: knownTransports(named) } }
}

/** What a browser sends where a passkey was used; null for anything else. */
export const readUsedPasskey = (sent: unknown) => used.safeParse(sent).data ?? null
