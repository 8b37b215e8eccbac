import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { collectSources, forgetEverything, newSources, noteTags, noticeChange } from '@/process/freshness.mjs'
import { createAnswerStore } from '../../../tools/server/kept/answer-store.mjs'
import { sizeOf } from '../../../tools/server/page-store.mjs'

const megabyte = 1024 * 1024

const question = (address: string) => ({
  address,
  encoding: 'br' as const,
  isList: address.includes('?'),
  isAsWritten: true,
  ifNoneMatch: undefined,
})

function answerOf(bytes: number, tags: string[] = []) {
  const sources = newSources()
  collectSources(sources, () => noteTags(tags))
  return {
    ...{ bytes: randomBytes(bytes), etag: '"x"', headers: [], sources, isBest: false },
    until: Date.now() + 1000,
  }
}

beforeEach(() => forgetEverything())

it('keeps no more than its bytes, and lets go what nobody asked for longest', () => {
  const store = createAnswerStore({ pages: megabyte, lists: megabyte })
  for (let at = 0; at < 100; at += 1) {
    store.keep(question(`/fr/${at}/`), answerOf(50_000))
    store.find(question('/fr/0/'))
  }
  expect(store.sizes().pages).toBeLessThanOrEqual(megabyte)
  expect(store.find(question('/fr/0/'))).not.toBeNull()
  expect(store.find(question('/fr/99/'))).not.toBeNull()
  expect(store.find(question('/fr/1/'))).toBeNull()
})

it('does not let lists, of which anybody can ask endlessly many, take the room of pages', () => {
  const store = createAnswerStore({ pages: megabyte, lists: megabyte })
  store.keep(question('/fr/'), answerOf(50_000))
  for (let at = 0; at < 200; at += 1) store.keep(question(`/fr/a-vendre/?page=${at}`), answerOf(50_000))
  expect(store.sizes().lists).toBeLessThanOrEqual(megabyte)
  expect(store.find(question('/fr/'))).not.toBeNull()
})

it('does not keep an answer that is larger than its room', () => {
  const store = createAnswerStore({ pages: megabyte, lists: megabyte })
  store.keep(question('/fr/'), answerOf(2 * megabyte))
  expect(store.find(question('/fr/'))).toBeNull()
})

it('does not bring back a dropped answer when it has been compressed better', async () => {
  const store = createAnswerStore({ pages: megabyte, lists: megabyte })
  const { brotliCompressSync, constants } = await import('node:zlib')
  const text = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 1013}`).join(' ')
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  const answer = { ...answerOf(1, ['pages']), bytes }
  store.keep(question('/fr/'), answer)
  const improving = store.improve(question('/fr/'), answer)
  noticeChange({ tags: ['pages'] })
  expect(store.find(question('/fr/'))).toBeNull()
  await improving
  expect(store.find(question('/fr/'))).toBeNull()
})

it('a page is counted in bytes: texts take two a sign, and all its parts count', () => {
  const segmentData = new Map([['/_tree', Buffer.alloc(300)]])
  expect(sizeOf({ html: '€'.repeat(1000), rscData: Buffer.alloc(500), segmentData })).toBe(
    1000 + 2000 + 500 + 300,
  )
})
