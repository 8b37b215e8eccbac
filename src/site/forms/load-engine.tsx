import type { ComponentType } from 'react'
import { isRecord } from '@/domain/shared/is-record'
import { fetchWords } from '@/site/ui/browser/fetch-words'
import type { FormEngineProps } from './form-engine'
import type { PageSetup } from './form-setup'
import type { FormWords } from './form-words'

export type LoadedEngine = ComponentType<Omit<FormEngineProps, 'setup'>>

/** Loads the engine of a form, and the words that the page does not hold. */
export async function loadEngine(setup: PageSetup): Promise<LoadedEngine> {
  const [{ FormEngine }, words] = await Promise.all([
    import('./form-engine'),
    setup.words ?? fetchFormWords(setup),
  ])
  const whole = { ...setup, words }
  return function Engine(props) {
    return <FormEngine {...props} setup={whole} />
  }
}

async function fetchFormWords({ kind, locale }: PageSetup): Promise<FormWords> {
  const words = await fetchWords({ part: kind, locale })
  if (!isFormWords(words)) throw new Error(`There are no words for ${kind}`)
  return words
}

// They come from the same server as this script.
const isFormWords = (words: unknown): words is FormWords => isRecord(words) && 'messages' in words
