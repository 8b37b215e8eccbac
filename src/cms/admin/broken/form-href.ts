import type { PayloadRequest } from 'payload'

/** The form of a document by its path, `pages/12` or `globals/home-search`, in a language or that of the reader. */
export function formHref(
  { payload }: PayloadRequest,
  { document, locale }: { document: string; locale: string | null },
): string {
  const path = document.startsWith('globals/') ? document : `collections/${document}`
  const query = locale === null ? '' : `?locale=${locale}`
  return `${payload.config.routes.admin}/${path}${query}`
}
