import { toSearchName } from '@/domain/shared/text'

type NamedTown = { id: number; name: string }

const inWords = (text: string): string =>
  ` ${toSearchName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The ids of the towns that a text names as whole words, accents and case apart. */
export function townsInText({ text, towns }: { text: string; towns: readonly NamedTown[] }): number[] {
  const words = inWords(text)
  return towns.flatMap(({ id, name }) => {
    const wanted = inWords(name)
    return wanted.trim() !== '' && words.includes(wanted) ? [id] : []
  })
}
