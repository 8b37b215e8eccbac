'use client'

import { leaveRow } from '@/cms/admin/forms/leave-row'
import { MoveButtons } from '@/cms/admin/move-buttons'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { useRowDrag } from '@/cms/admin/use-row-drag'
import { screenTexts } from '@/messages/screen-texts'
import type { useSiteMenu, MenuEntry } from './use-site-menu'

const texts = screenTexts.siteMenu

type Arranged = Pick<ReturnType<typeof useSiteMenu>, 'move' | 'takeOut'>

type MenuLevelProps = { entries: readonly MenuEntry[]; arranged: Arranged }

/** Pages beside each other, which change places by their buttons or by drag; those below each follow it. */
export function MenuLevel({ entries, arranged }: MenuLevelProps) {
  const { dragOf, dropOn } = useRowDrag((row) => void arranged.move({ level: entries, ...row }))
  if (entries.length === 0) return null
  return (
    <ol className="agency-menu">
      {entries.map((entry, at) => (
        <li key={entry.id} {...dropOn(at)}>
          <MenuLine entry={entry} level={entries} at={at} arranged={arranged} drag={dragOf(at)} />
          <MenuLevel entries={entry.below} arranged={arranged} />
        </li>
      ))}
    </ol>
  )
}

type MenuLineProps = {
  entry: MenuEntry
  level: readonly MenuEntry[]
  at: number
  arranged: Arranged
  drag: ReturnType<ReturnType<typeof useRowDrag>['dragOf']>
}

function MenuLine({ entry, level, at, arranged, drag }: MenuLineProps) {
  const { say } = useEditorText()
  const { move, takeOut } = arranged
  const { name, href, isOnline } = entry
  return (
    <div className="agency-menu-line" draggable {...drag}>
      <span aria-hidden="true" className="agency-menu-handle">
        ⠿
      </span>
      <a href={href}>{name}</a>
      {!isOnline && <span>{say(texts.notOnline)}</span>}
      <span className="agency-menu-tools">
        <MoveButtons
          name={name}
          at={at}
          count={level.length}
          texts={texts}
          onMove={(to) => void move({ level, from: at, to })}
        />
        <button
          type="button"
          aria-label={`${say(texts.takeOut)}: ${name}`}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget)
            void takeOut({ level, entry })
          }}
        >
          {say(texts.takeOut)}
        </button>
      </span>
    </div>
  )
}
