import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScreenMain } from '@/site/screens/screen-main'
import { declaredStatus } from '../../../tools/server/page-status.mjs'

const draw = (status?: 404 | 410, text = 'x') =>
  `<!DOCTYPE html><html lang="fr"><body>${renderToStaticMarkup(ScreenMain({ status, children: text }))}</body></html>`

describe('the status of a page', () => {
  it.each([404, 410] as const)('is the one that its <main> declares, as React writes it: %d', (status) => {
    expect(declaredStatus(draw(status))).toBe(status)
    expect(declaredStatus(Buffer.from(`€ ${draw(status)}`))).toBe(status)
    expect(declaredStatus(new Uint8Array(Buffer.from(draw(status))))).toBe(status)
  })

  it('is not taken from the content of a page', () => {
    expect(declaredStatus(draw(undefined, draw(404)))).toBeNull()
    expect(declaredStatus(draw())).toBeNull()
  })

  it.each([
    '',
    null,
    undefined,
    404,
    '<main id="content" data-status="500">',
    '<main id="content" data-status="',
  ])('is not taken from %j', (piece) => {
    expect(declaredStatus(piece)).toBeNull()
  })
})
