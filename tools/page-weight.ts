import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/support/find-browser'

export type Weight = { kind: string; bytes: number; requests: number }

const kinds: Record<string, string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'pictures',
}

/** What a first visit on a phone transfers before anything is touched, by kind, compressed as it came over the wire. */
export async function measureWeights(url: string): Promise<Weight[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    })
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
  } finally {
    await browser.close()
  }
}
