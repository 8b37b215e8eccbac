import type { EditorTexts } from '@/cms/fields/editor-text'
import { refusalOfFile } from '@/domain/media/picture-file'
import { placeUploads } from '@/domain/media/picture-order'
import { screenTexts } from '@/messages/screen-texts'
import type { SentPicture } from './send-picture'

const { errors } = screenTexts.pictures.uploads

/** A file on its way into a property. */
export type PictureUpload = {
  key: number
  /** The files that were chosen together. */
  batch: number
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'stored'
  /** How much of it has been sent, from 0 to 1. */
  share: number
  error: string | EditorTexts | null
  /** The number of the stored picture. */
  id: number | null
}

type QueueOptions = {
  send: (input: { file: File; onProgress: (share: number) => void }) => Promise<SentPicture>
  /** The pictures of the form, as they are when it is called. */
  read: () => readonly number[]
  write: (ids: number[]) => void
}

export type UploadQueue = {
  /** Takes files in their order. */
  add: (files: readonly File[]) => void
  /** Sends a failed file once more. */
  retry: (key: number) => void
  /** Forgets a failed file. */
  dismiss: (key: number) => void
  /** Writes nothing into the form while it is saved: the answer would undo it. */
  hold: (isSaving: boolean) => void
  /** Forgets what has not been sent yet. */
  stop: () => void
  subscribe: (onChange: () => void) => () => void
  uploads: () => readonly PictureUpload[]
}

// The server makes ten sizes of each.
const atOnce = 3

// In milliseconds: by then the form has shown what was written into it.
const untilShown = 100
const mostTries = 50

/** Whether an upload still takes its time. */
export const isUnderWay = ({ state }: PictureUpload): boolean => state === 'waiting' || state === 'sending'

type ReadUploads = () => readonly PictureUpload[]

/**
 * Writes stored pictures into the form. Two uploads may end before the form has shown the first: what it does not show yet is
 * written again with the next, and once more after a moment.
 */
function createPlacing({ read, write }: Omit<QueueOptions, 'send'>, uploads: ReadUploads) {
  let missing: readonly number[] = []
  let isHeld = false
  function place(tries: number): void {
    if (isHeld) return
    const shown = read()
    missing = missing.filter((id) => !shown.includes(id))
    // A form that was left shows nothing any more.
    if (missing.length === 0 || tries === 0) return
    const batches = [...new Set(uploads().map(({ batch }) => batch))]
    const idsIn = (batch: number) =>
      uploads().flatMap((upload) => (upload.batch === batch ? [upload.id] : []))
    const placed = batches.reduce<readonly number[]>(
      (ids, batch) => placeUploads(ids, { batch: idsIn(batch), missing }),
      shown,
    )
    write([...placed])
    setTimeout(() => place(tries - 1), untilShown)
  }
  return {
    place: (id: number): void => {
      missing = [...missing, id]
      place(mostTries)
    },
    hold: (isSaving: boolean): void => {
      isHeld = isSaving
      place(mostTries)
    },
    isMissing: ({ id }: PictureUpload): boolean => id !== null && missing.includes(id),
  }
}

/** The uploads that a new one joins: those whose batch has not been stored, or is not in the form, as a whole. */
const unfinished = (
  uploads: readonly PictureUpload[],
  isMissing: (upload: PictureUpload) => boolean,
): readonly PictureUpload[] => {
  const open = uploads.filter((upload) => upload.state !== 'stored' || isMissing(upload))
  const batches = new Set(open.map(({ batch }) => batch))
  return uploads.filter(({ batch }) => batches.has(batch))
}

function newUpload({ key, batch, file }: Pick<PictureUpload, 'key' | 'batch' | 'file'>): PictureUpload {
  const refusal = refusalOfFile(file)
  const common = { key, batch, file, share: 0, id: null }
  return refusal === null
    ? { ...common, state: 'waiting', error: null }
    : { ...common, state: 'failed', error: errors[refusal] }
}

/**
 * The uploads of one form, three at a time. What is stored is written into the form at once, also while the form shows another
 * tab; a failed file stops no other.
 */
export function createUploadQueue({ send, read, write }: QueueOptions): UploadQueue {
  let uploads: readonly PictureUpload[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const { place, hold, isMissing } = createPlacing({ read, write }, () => uploads)

  function set(changed: readonly PictureUpload[]): void {
    uploads = changed
    listeners.forEach((listener) => listener())
  }

  const change = (key: number, changes: Partial<PictureUpload>): void =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  async function start({ key, file }: PictureUpload): Promise<void> {
    change(key, { state: 'sending', share: 0, error: null })
    const sent = await send({ file, onProgress: (share) => change(key, { share }) })
    if ('id' in sent) {
      change(key, { state: 'stored', share: 1, id: sent.id })
      place(sent.id)
    } else change(key, { state: 'failed', error: sent.error })
    sendNext()
  }

  function sendNext(): void {
    const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))
    next.forEach((upload) => void start(upload))
  }

  return {
    add: (files) => {
      const batch = lastKey
      const added = files.map((file) => newUpload({ key: (lastKey += 1), batch, file }))
      set([...unfinished(uploads, isMissing), ...added])
      sendNext()
    },
    retry: (key) => {
      change(key, { state: 'waiting', error: null })
      sendNext()
    },
    dismiss: (key) => set(uploads.filter((upload) => upload.key !== key)),
    hold,
    stop: () => set(uploads.filter(({ state }) => state !== 'waiting')),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    uploads: () => uploads,
  }
}
