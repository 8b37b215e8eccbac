import type { KeyboardEvent } from 'react'

/** For our own fields within the form of a document, which Enter would save. */
export const keepFromSaving = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
