import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** The part of CBOR (RFC 8949) that an attestation and a key need. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(kind << 5) | size])
    if (size < 256) return Buffer.from([(kind << 5) | 24, size])
    return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(isEncodable(each) ? each : new Map())])
  return Buffer.concat([head(5, value.size), ...entries])
}

const isEncodable = (value: unknown): value is number | string | Buffer | Map<number | string, unknown> =>
  typeof value === 'number' || typeof value === 'string' || Buffer.isBuffer(value) || value instanceof Map

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

const base64url = (bytes: Buffer): string => bytes.toString('base64url')

/** The public half of a key as WebAuthn writes it (COSE, ES256). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Options = { challenge: string }

/** What a dishonest page or device does differently. */
export type Deviation = { origin?: string; rpId?: string; counter?: number; type?: string }

/** The name of the site, and the origin of its pages. */
type Place = { rpId: string; origin: string }

/** A device with one passkey, in software: it signs what it is asked to. */
export function createSoftwarePasskey({ rpId, origin }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0
  const clientData = (type: string, { challenge }: Options, deviation: Deviation): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (deviation: Deviation, more: Buffer = Buffer.alloc(0)): Buffer => {
    count += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(deviation.counter ?? count)
    // Present and verified; with the data of a new key.
    const flags = Buffer.from([more.length > 0 ? 0x45 : 0x05])
    return Buffer.concat([sha256(deviation.rpId ?? rpId), flags, counter, more])
  }
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id: base64url(id),
    /** What `navigator.credentials.create` gives for these options. */
    create: (options: Options, deviation: Deviation = {}) => {
      const size = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), size, id, coseKey(publicKey)])
      const attestation = new Map<string, string | Buffer | Map<string, string>>([['fmt', 'none']])
      attestation.set('attStmt', new Map()).set('authData', authenticatorData(deviation, credential))
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, deviation)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal', 'something-new'],
      })
    },
    /** What `navigator.credentials.get` gives for these options. */
    use: (options: Options, deviation: Deviation = {}) => {
      const data = clientData('webauthn.get', options, deviation)
      const authenticator = authenticatorData(deviation)
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey)
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticator),
        signature: base64url(signature),
      })
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>
