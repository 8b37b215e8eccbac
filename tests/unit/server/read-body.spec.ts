import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBody } from '../../../tools/server/read-body.mjs'

const megabyte = 1024 * 1024

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function read(maxBytes: number, answersTooLarge = false) {
  const request = new IncomingMessage(new Socket())
  let held = 0
  const { result, giveUp } = readBody(request, {
    maxBytes,
    answersTooLarge,
    grow: (bytes) => (held += bytes),
  })
  let outcome: unknown = 'reading'
  void result.then(
    (value) => (outcome = 'chunks' in value ? Buffer.concat(value.chunks).length : value.failure),
  )
  const pass = async (seconds: number, bytes = 0) => {
    if (bytes > 0) request.push(Buffer.alloc(bytes))
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return outcome
  }
  return { request, pass, giveUp, held: () => held }
}

describe('a body', () => {
  it('that is small is awaited for ten seconds, however slowly it arrives', async () => {
    const { pass } = read(64 * 1024)
    for (let second = 0; second < 9; second += 1) expect(await pass(1, 1)).toBe('reading')
    expect(await pass(0.9)).toBe('reading')
    expect(await pass(0.2)).toBe('slow')
  })

  it('that is large is awaited as long as it progresses', async () => {
    const { request, pass } = read(11 * megabyte)
    for (let second = 0; second < 60; second += 5) expect(await pass(5, 100_000)).toBe('reading')
    request.push(null)
    expect(await pass(0)).toBe(1_200_000)
  })

  it('that is large and stops or slows down is given up soon', async () => {
    const still = read(11 * megabyte)
    await still.pass(1, megabyte)
    expect(await still.pass(15)).toBe('slow')
    const trickling = read(11 * megabyte)
    for (let second = 0; second < 9; second += 1) await trickling.pass(1, 100)
    expect(await trickling.pass(1.1)).toBe('slow')
  })

  it('is awaited for ten minutes while it progresses, and no longer', async () => {
    const { pass } = read(32 * megabyte)
    let outcome: unknown
    for (let second = 0; second < 599; second += 1) outcome = await pass(1, 20_000)
    expect(outcome).toBe('reading')
    expect(await pass(2, 20_000)).toBe('slow')
  })

  it('that is too large is not stored, and read to the end only where the site answers it', async () => {
    const refused = read(1000)
    expect(await refused.pass(0, 1001)).toBe('large')
    expect(refused.held()).toBe(0)
    const answered = read(1000, true)
    await answered.pass(0, 900)
    expect(await answered.pass(0, 900)).toBe('reading')
    expect(answered.held()).toBe(0)
    answered.request.push(null)
    expect(await answered.pass(0)).toBe('large')
    const endless = read(1000, true)
    expect(await endless.pass(0, 4001)).toBe('large')
  })

  it('ends with its connection, and when its place is lost', async () => {
    const gone = read(1000)
    gone.request.destroy()
    expect(await gone.pass(0)).toBe('gone')
    const lost = read(1000)
    lost.giveUp()
    expect(await lost.pass(0)).toBe('full')
  })
})
