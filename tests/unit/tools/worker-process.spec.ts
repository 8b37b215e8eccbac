import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWorkerProcess } from '../../../tools/start/worker-process'

const { children } = vi.hoisted((): { children: EventEmitter[] } => ({ children: [] }))

// A process that ends only on request.
vi.mock('node:child_process', () => ({
  spawn: () => {
    const child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null })
    children.push(child)
    return child
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  children.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['ends by itself', ['exit']],
  ['could not be started', ['error']],
  ['says both', ['error', 'exit']],
])('a worker that %s is restarted once', async (_, events) => {
  const worker = startWorkerProcess({ env: {} })
  for (const event of events) children[0]?.emit(event, new Error('spawn ENOMEM'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(children).toHaveLength(2)
  await worker.stop()
})

it('a worker that could not be started is not tried again after it was stopped', async () => {
  const worker = startWorkerProcess({ env: {} })
  await worker.stop()
  children[0]?.emit('error', new Error('spawn ENOMEM'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(children).toHaveLength(1)
})
