'use client'

import { useConfig, useForm } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { idsOf } from './ids-of'
import { sendPicture } from './send-picture'
import { createUploadQueue, type PictureUpload, type UploadQueue } from './upload-queue'

// The grid and the note beside the buttons share the queue of their form, which outlives the tab of the grid.
const queues = new WeakMap<object, UploadQueue>()

const none: readonly PictureUpload[] = []

/** The field of a property for its pictures. */
export const picturesPath = 'pictures'

/** The uploads into the pictures of the form that this is in. */
export function useUploads(): { queue: UploadQueue; uploads: readonly PictureUpload[] } {
  const { config } = useConfig()
  const { getFields, dispatchFields, setModified } = useForm()
  const known = queues.get(getFields)
  const queue =
    known ??
    createUploadQueue({
      send: ({ file, onProgress }) =>
        sendPicture({ path: `${config.routes.api}/media?depth=0`, file, onProgress }),
      read: () => idsOf(getFields()[picturesPath]?.value),
      write: (value) => {
        dispatchFields({ type: 'UPDATE', path: picturesPath, value })
        setModified(true)
      },
    })
  if (!known) queues.set(getFields, queue)
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => none)
  return { queue, uploads }
}
