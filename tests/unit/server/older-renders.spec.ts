import { expect, it, vi } from 'vitest'
import { recordChange } from '@/process/freshness.mjs'
import { waitForOlderRenders } from '../../../tools/server/older-renders.mjs'

/** Renderings that end when the test says so. */
function held() {
  const began: string[] = []
  const ends: (() => void)[] = []
  const answer = (name: string) => () => {
    began.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { began, answer, end: () => ends.shift()?.() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a page waits for an older rendering only if something has changed since that began', async () => {
  const { began, answer, end } = held()
  const done = [
    waitForOlderRenders('/fr/', answer('old')),
    waitForOlderRenders('/fr/?_rsc=1', answer('beside')),
  ]
  recordChange({ tags: ['pages'] })
  done.push(waitForOlderRenders('/fr/?x=1', answer('new')), waitForOlderRenders('/nl/', answer('other')))
  await settle()
  expect(began).toEqual(['old', 'beside', 'other'])
  end()
  end()
  await settle()
  await settle()
  expect(began).toEqual(['old', 'beside', 'other', 'new'])
  end()
  end()
  await Promise.all(done)
})

it('a failure is that of the request alone', async () => {
  const failing = waitForOlderRenders('/fr/', async () => {
    throw new Error('broken')
  })
  recordChange({ tags: ['pages'] })
  const next = waitForOlderRenders('/fr/', async () => 'answer')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('answer')
})

it('a request for something that Next renders for one request alone does not wait', async () => {
  const { began, answer, end } = held()
  const first = waitForOlderRenders('/api/search', answer('old'))
  recordChange({ tags: ['pages'] })
  const second = waitForOlderRenders('/api/search', answer('new'))
  expect(began).toEqual(['old', 'new'])
  end()
  end()
  await Promise.all([first, second])
})

it('a rendering that never ends delays only requests within five seconds of its begin', async () => {
  void waitForOlderRenders('/fr/endless/', () => new Promise(() => undefined))
  recordChange({ tags: ['pages'] })
  vi.setSystemTime(Date.now() + 6000)
  const { began, answer, end } = held()
  const later = waitForOlderRenders('/fr/endless/', answer('later'))
  await settle()
  expect(began).toEqual(['later'])
  end()
  await later
  vi.useRealTimers()
})
