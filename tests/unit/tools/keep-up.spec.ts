import { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepUp } from '../../../tools/start/keep-up'

/** A process that ends on request. */
class Child extends ChildProcess {
  override exitCode: number | null = null
  override signalCode: NodeJS.Signals | null = null

  end(code: number | null, signal: NodeJS.Signals | null = null): void {
    this.exitCode = code
    this.signalCode = signal
    this.emit('exit', code, signal)
  }
}

let logged: string[]

beforeEach(() => {
  vi.useFakeTimers()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const second = 1000

/** A part whose processes end after these numbers of seconds. */
function keep({ lives, isBlameless }: { lives: readonly number[]; isBlameless?: () => Promise<boolean> }) {
  const starts: number[] = []
  const begun = Date.now()
  const part = keepUp({
    name: 'The site',
    isBlameless,
    end: () => Promise.resolve(),
    start: () => {
      const life = lives[starts.length]
      starts.push((Date.now() - begun) / second)
      const child = new Child()
      if (life !== undefined) setTimeout(() => child.end(null, 'SIGKILL'), life * second)
      return child
    },
  })
  const lost = part.lost.catch((error: unknown) => (error instanceof Error ? error.message : error))
  return { part, starts, lost }
}

describe('a part that ends by itself', () => {
  it('is restarted, at once at first and later each time', async () => {
    const { starts, part } = keep({ lives: [20, 1, 1, 1] })
    await vi.advanceTimersByTimeAsync(60 * second)
    expect(starts).toEqual([0, 20.5, 22.5, 25.5, 30.5])
    expect(logged[0]).toContain('The site ended by itself (SIGKILL)')
    await part.stop()
  })

  it('is restarted after the shortest wait again once it has run for a while', async () => {
    const { starts, part } = keep({ lives: [1, 1, 11, 11] })
    await vi.advanceTimersByTimeAsync(60 * second)
    expect(starts).toEqual([0, 1.5, 3.5, 15, 26.5])
    await part.stop()
  })

  it('is given up after eight failures in a row, with the reason', async () => {
    const { starts, lost } = keep({ lives: Array.from({ length: 20 }, () => 1) })
    await vi.advanceTimersByTimeAsync(600 * second)
    expect(await lost).toBe('The site does not stay up: it ended 8 times in a row, at last with SIGKILL.')
    expect(starts).toHaveLength(8)
  })

  it('is not given up for failures of something else', async () => {
    const isBlameless = () => Promise.resolve(true)
    const { starts, part } = keep({ lives: Array.from({ length: 20 }, () => 1), isBlameless })
    await vi.advanceTimersByTimeAsync(600 * second)
    expect(starts).toHaveLength(21)
    await part.stop()
  })

  it('is not restarted once it is stopped', async () => {
    const { starts, part } = keep({ lives: [1, 1] })
    await vi.advanceTimersByTimeAsync(1.2 * second)
    await part.stop()
    await vi.advanceTimersByTimeAsync(60 * second)
    expect(starts).toHaveLength(1)
  })
})

it('a part whose start fails slowly is given up too, with longer waits', async () => {
  const starts: number[] = []
  const begun = Date.now()
  const start = () => {
    starts.push((Date.now() - begun) / second)
    return new Promise<ChildProcess>((_resolve, reject) => {
      setTimeout(() => reject(new Error('it does not answer')), 15 * second)
    })
  }
  const { lost } = keepUp({ name: 'PostgreSQL', start })
  const reason = lost.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600 * second)
  expect(String(await reason)).toContain('at last with it does not answer')
  expect(starts).toHaveLength(8)
  expect(starts.slice(0, 3)).toEqual([0, 15.5, 31.5])
})

it('a part that starts slowly and keeps running is not given up', async () => {
  let starts = 0
  const start = async () => {
    starts += 1
    await new Promise((resolve) => setTimeout(resolve, 15 * second))
    const child = new Child()
    setTimeout(() => child.end(1), 20 * second)
    return child
  }
  const { stop } = keepUp({ name: 'PostgreSQL', start, end: () => Promise.resolve() })
  await vi.advanceTimersByTimeAsync((12 * 35.5 - 1) * second)
  expect(starts).toBe(12)
  await stop()
})

it('a part that cannot be started is given up too', async () => {
  const start = () => Promise.reject(new Error('no memory'))
  const { lost } = keepUp({ name: 'PostgreSQL', start })
  const reason = lost.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600 * second)
  expect(String(await reason)).toContain('at last with no memory')
})
