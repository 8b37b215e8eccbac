import type { UploadConfig } from 'payload'

/** The upload settings of private documents: they are downloaded as they are, and no browser or proxy caches them. */
export const privateUpload = ({
  staticDir,
  mimeTypes,
}: {
  staticDir: string
  mimeTypes: string[]
}): UploadConfig => ({
  staticDir,
  mimeTypes,
  pasteURL: false,
  crop: false,
  focalPoint: false,
  modifyResponseHeaders: ({ headers }) => {
    headers.set('Content-Disposition', 'attachment')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Cache-Control', 'private, no-store')
    return headers
  },
})
