'use client'

import { useConfig } from '@payloadcms/ui'
import { useSay } from '@/cms/admin/use-say'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { PickedHome } from '@/cms/queries/home-picker/picked-home'
import { HomeCard, homeName } from './home-card'
import { pickerTexts } from './picker-texts'

type ChosenHomesProps = {
  homes: readonly PickedHome[]
  /** Absent where nothing may be changed. */
  onChange?: (homes: readonly PickedHome[]) => void
  /** Whether their order says something. */
  isOrdered: boolean
}

function swapped<Item>(items: readonly Item[], [one, other]: readonly [number, number]): Item[] {
  const at = (index: number) => (index === one ? other : index === other ? one : index)
  return items.flatMap((_item, index) => items[at(index)] ?? [])
}

/** The homes that are chosen, each of which can be taken away or moved. */
export const ChosenHomes = ({ homes, onChange, isOrdered }: ChosenHomesProps) => {
  const { say } = useSay()
  const { config } = useConfig()
  if (homes.length === 0) return null
  const button = (
    home: PickedHome,
    { text, sign, act }: { text: EditorTexts; sign: string; act: () => void },
  ) => (
    <button type="button" title={say(text)} aria-label={`${say(text)}: ${homeName(home)}`} onClick={act}>
      {sign}
    </button>
  )
  return (
    <ul className="agency-chosen" aria-label={say(pickerTexts.chosen)}>
      {homes.map((home, index) => (
        <li key={home.id}>
          <HomeCard home={home} href={`${config.routes.admin}/collections/properties/${home.id}`} />
          {onChange && (
            <span className="agency-chosen__tools">
              {isOrdered &&
                index > 0 &&
                button(home, {
                  text: pickerTexts.up,
                  sign: '↑',
                  act: () => onChange(swapped(homes, [index, index - 1])),
                })}
              {isOrdered &&
                index < homes.length - 1 &&
                button(home, {
                  text: pickerTexts.down,
                  sign: '↓',
                  act: () => onChange(swapped(homes, [index, index + 1])),
                })}
              {button(home, {
                text: pickerTexts.remove,
                sign: '×',
                act: () => onChange(homes.filter(({ id }) => id !== home.id)),
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
