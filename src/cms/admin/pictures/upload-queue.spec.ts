import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SentPicture } from './send-picture'
import { createUploadQueue } from './upload-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

/** A form that shows what is written a moment later, and uploads that end when the test says so. */
function newForm(ids: readonly number[] = []) {
  let shown = ids
  const answers = new Map<string, (sent: SentPicture) => void>()
  const sent: string[] = []
  const queue = createUploadQueue({
    send: ({ file }) => {
      sent.push(file.name)
      return new Promise((answer) => answers.set(file.name, answer))
    },
    read: () => shown,
    write: (written) => void setTimeout(() => (shown = written), 10),
  })
  return {
    queue,
    sent,
    shown: () => shown,
    show: (written: readonly number[]) => (shown = written),
    end: async (name: string, answer: SentPicture) => {
      answers.get(name)?.(answer)
      await vi.advanceTimersByTimeAsync(0)
    },
    wait: () => vi.advanceTimersByTimeAsync(500),
  }
}

const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']

it('sends three at a time, and the next when one has ended', async () => {
  const form = newForm()
  form.queue.add(names.map((name) => picture(name)))
  expect(form.sent).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  await form.end('2.jpg', { id: 2 })
  expect(form.sent).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
})

it('keeps the order of the files, whichever is stored first, and loses none that end together', async () => {
  const form = newForm([9])
  form.queue.add(names.map((name) => picture(name)))
  await form.end('3.jpg', { id: 3 })
  await form.end('1.jpg', { id: 1 })
  await form.end('2.jpg', { id: 2 })
  await form.end('5.jpg', { id: 5 })
  await form.end('4.jpg', { id: 4 })
  await form.wait()
  expect(form.shown()).toEqual([9, 1, 2, 3, 4, 5])
})

it('goes on after an error, and puts a file that is sent again into its place', async () => {
  const form = newForm()
  form.queue.add([picture('1.jpg'), picture('2.jpg')])
  await form.end('1.jpg', { error: 'Nee.' })
  await form.end('2.jpg', { id: 2 })
  await form.wait()
  const [failed] = form.queue.uploads()
  expect(failed).toMatchObject({ state: 'failed', error: 'Nee.' })
  form.queue.retry(failed?.key ?? 0)
  await form.end('1.jpg', { id: 1 })
  await form.wait()
  expect(form.shown()).toEqual([1, 2])
})

it('does not send what is no picture, and says so', () => {
  const form = newForm()
  form.queue.add([picture('a.txt', 'text/plain'), picture('b.jpg')])
  expect(form.sent).toEqual(['b.jpg'])
  expect(form.queue.uploads().map(({ state }) => state)).toEqual(['failed', 'sending'])
})

it('does not bring a picture back that was removed', async () => {
  const form = newForm()
  form.queue.add([picture('1.jpg'), picture('2.jpg')])
  await form.end('1.jpg', { id: 1 })
  await form.wait()
  form.show([])
  await form.end('2.jpg', { id: 2 })
  await form.wait()
  expect(form.shown()).toEqual([2])
})

it('writes nothing while the form is saved, and all of it afterwards', async () => {
  const form = newForm()
  form.queue.add([picture('1.jpg')])
  form.queue.hold(true)
  await form.end('1.jpg', { id: 1 })
  await form.wait()
  expect(form.shown()).toEqual([])
  form.queue.hold(false)
  await form.wait()
  expect(form.shown()).toEqual([1])
})

it('loses no picture that was stored while the form was saved if others are added before that has ended', async () => {
  const form = newForm()
  form.queue.add([picture('1.jpg')])
  form.queue.hold(true)
  await form.end('1.jpg', { id: 1 })
  form.queue.add([picture('2.jpg')])
  form.queue.hold(false)
  await form.end('2.jpg', { id: 2 })
  await form.wait()
  expect(form.shown()).toEqual([1, 2])
})

it('forgets on demand what waits, and what has failed', async () => {
  const form = newForm()
  form.queue.add(names.map((name) => picture(name)))
  form.queue.stop()
  await form.end('1.jpg', { error: 'Nee.' })
  form.queue.dismiss(form.queue.uploads()[0]?.key ?? 0)
  expect(form.queue.uploads().map(({ file }) => file.name)).toEqual(['2.jpg', '3.jpg'])
  expect(form.sent).toEqual(['1.jpg', '2.jpg', '3.jpg'])
})
