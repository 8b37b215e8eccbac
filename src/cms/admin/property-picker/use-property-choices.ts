import { useEffect, useState } from 'react'
import type { PropertyScope } from '@/cms/queries/property-picker/property-scope'
import { askChoices, type PropertyChoices } from './ask-properties'

// A usual pause between two keys.
const pause = 180

type PropertyChoicesAnswer = { query: string; choices: PropertyChoices | null }

/** The state of a query for properties. */
export type ChoiceState =
  { state: 'searching' } | { state: 'failed' } | ({ state: 'ready' } & PropertyChoices)

/** The properties that match the words, loaded while the list is open; an answer to earlier words is ignored. */
export function usePropertyChoices({
  api,
  among,
  words,
  isOpen,
}: {
  api: string
  among: PropertyScope
  words: string
  isOpen: boolean
}): ChoiceState {
  const [answer, setAnswer] = useState<PropertyChoicesAnswer | null>(null)
  const query = `${among} ${words.trim()}`
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    const timer = setTimeout(
      () => {
        void askChoices({ api, words, among }).then((choices) => {
          if (isCurrent) setAnswer({ query, choices })
        })
      },
      words === '' ? 0 : pause,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, among, words, query, isOpen])
  if (answer?.query !== query) return { state: 'searching' }
  return answer.choices === null ? { state: 'failed' } : { state: 'ready', ...answer.choices }
}
