import { useEffect, useState } from 'react'
import type { HomeScope } from '@/cms/queries/home-picker/home-scope'
import { askChoices, type HomeChoices } from './ask-homes'

// As long as somebody takes between two keys.
const pause = 180

type Answer = { question: string; choices: HomeChoices | null }

/** What of a question for homes is known. */
export type ChoiceState = { state: 'searching' } | { state: 'failed' } | ({ state: 'ready' } & HomeChoices)

/** The homes that the words find, asked for while the list is open; an answer to earlier words is none. */
export function useHomeChoices({
  api,
  among,
  words,
  isOpen,
}: {
  api: string
  among: HomeScope
  words: string
  isOpen: boolean
}): ChoiceState {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const question = `${among} ${words.trim()}`
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    const timer = setTimeout(
      () => {
        void askChoices({ api, words, among }).then((choices) => {
          if (isCurrent) setAnswer({ question, choices })
        })
      },
      words === '' ? 0 : pause,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, among, words, question, isOpen])
  if (answer?.question !== question) return { state: 'searching' }
  return answer.choices === null ? { state: 'failed' } : { state: 'ready', ...answer.choices }
}
