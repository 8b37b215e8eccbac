import { useEffect, useEffectEvent, useState } from 'react'

// A usual pause between two keys.
const pause = 180

/** The first found options, and their total number. */
export type Choices<Option> = { options: readonly Option[]; total: number }

/** The state of a query for options. */
export type ChoiceState<Option> =
  { state: 'searching' } | { state: 'failed' } | ({ state: 'ready' } & Choices<Option>)

type ChoicesInput<Option> = {
  /** Null without an answer. */
  ask: (words: string) => Promise<Choices<Option> | null>
  /** What is asked beside the words: another one asks again. */
  among: string
  words: string
  isOpen: boolean
}

/** The options that match the words, loaded while the list is open; an answer to earlier words is ignored. */
export function useChoices<Option>({ ask, among, words, isOpen }: ChoicesInput<Option>): ChoiceState<Option> {
  const [answer, setAnswer] = useState<{ query: string; choices: Choices<Option> | null } | null>(null)
  const query = `${among} ${words.trim()}`
  const askFor = useEffectEvent(ask)
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    const timer = setTimeout(
      () => {
        void askFor(words).then((choices) => {
          if (isCurrent) setAnswer({ query, choices })
        })
      },
      words === '' ? 0 : pause,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, query, isOpen])
  if (answer?.query !== query) return { state: 'searching' }
  return answer.choices === null ? { state: 'failed' } : { state: 'ready', ...answer.choices }
}
