import { withPhonePage } from './phone-page'

export type Weight = { kind: string; bytes: number; requests: number }

const kinds: Record<string, string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'pictures',
}

/** The bytes that a first visit on a phone transfers before any interaction, by kind and compressed. */
export function measureWeights(url: string): Promise<Weight[]> {
  return withPhonePage(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const weights = new Map<string, Weight>()
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds[types.get(requestId) ?? ''] ?? 'other'
      const weight = weights.get(kind) ?? { kind, bytes: 0, requests: 0 }
      weights.set(kind, { kind, bytes: weight.bytes + encodedDataLength, requests: weight.requests + 1 })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return [...weights.values()]
  })
}

/** The bytes of the scripts among them. */
export const scriptBytes = (weights: readonly Weight[]): number =>
  weights.find(({ kind }) => kind === kinds.Script)?.bytes ?? 0
