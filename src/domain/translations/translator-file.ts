import type { Direction } from './segments'

/** The most documents in a file for a translator: storing one takes a seventh of a second, and a proxy may wait for a minute. */
export const mostExported = 200

/** The most bytes of such a file, before its translations; the document that goes beyond is its last. */
export const largestExport = 2_000_000

/** The most bytes of a file that comes back. */
export const largestImport = 5_000_000

/** The name of a file for a translator; of one document with its path: `translations-fr-nl-pages-12.xlf`. */
export function translatorFileName({ from, to, document }: Direction & { document?: string }): string {
  const parts = ['translations', from, to, ...(document === undefined ? [] : document.split('/'))]
  return `${parts.map((part) => part.replace(/[^\w-]/g, '')).join('-')}.xlf`
}
