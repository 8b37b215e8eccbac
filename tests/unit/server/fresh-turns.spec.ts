import { expect, it } from 'vitest'
import { noticeChange } from '@/freshness.mjs'
import { answerInTurn } from '../../../tools/server/fresh-turns.mjs'

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
  const done = [answerInTurn('/fr/', answer('old')), answerInTurn('/fr/?_rsc=1', answer('beside'))]
  noticeChange({ tags: ['pages'] })
  done.push(answerInTurn('/fr/?x=1', answer('new')), answerInTurn('/nl/', answer('other')))
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
  const failing = answerInTurn('/fr/', async () => {
    throw new Error('broken')
  })
  noticeChange({ tags: ['pages'] })
  const next = answerInTurn('/fr/', async () => 'answer')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('answer')
})

it('what Next does not make for several at once waits for nobody', async () => {
  const { began, answer, end } = held()
  const first = answerInTurn('/api/search', answer('old'))
  noticeChange({ tags: ['pages'] })
  const second = answerInTurn('/api/search', answer('new'))
  expect(began).toEqual(['old', 'new'])
  end()
  end()
  await Promise.all([first, second])
})
