import { expect, it, vi } from 'vitest'
import { noticeChange } from '@/process/freshness.mjs'
import { answerAfterOlder } from '../../../tools/server/older-renders.mjs'

/** Answers that are under way until they are let go. */
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

it('a page is answered after one that was begun before a change, and at once otherwise', async () => {
  const { began, answer, end } = held()
  const done = [answerAfterOlder('/fr/', answer('old')), answerAfterOlder('/fr/?_rsc=1', answer('beside'))]
  noticeChange({ tags: ['pages'] })
  done.push(answerAfterOlder('/fr/?x=1', answer('new')), answerAfterOlder('/nl/', answer('other')))
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
  const failing = answerAfterOlder('/fr/', async () => {
    throw new Error('broken')
  })
  noticeChange({ tags: ['pages'] })
  const next = answerAfterOlder('/fr/', async () => 'answer')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('answer')
})

it('what Next does not make for several at once waits for nobody', async () => {
  const { began, answer, end } = held()
  const first = answerAfterOlder('/api/search', answer('old'))
  noticeChange({ tags: ['pages'] })
  const second = answerAfterOlder('/api/search', answer('new'))
  expect(began).toEqual(['old', 'new'])
  end()
  end()
  await Promise.all([first, second])
})

it('a render that never ends is waited for by those who ask at its time, and by nobody later', async () => {
  void answerAfterOlder('/fr/endless/', () => new Promise(() => undefined))
  noticeChange({ tags: ['pages'] })
  vi.setSystemTime(Date.now() + 6000)
  const { began, answer, end } = held()
  const later = answerAfterOlder('/fr/endless/', answer('later'))
  await settle()
  expect(began).toEqual(['later'])
  end()
  await later
  vi.useRealTimers()
})
