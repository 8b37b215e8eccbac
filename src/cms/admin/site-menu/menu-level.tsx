'use client'

import { useState, type DragEvent } from 'react'
import { MoveButtons } from '@/cms/admin/move-buttons'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import type { useSiteMenu, MenuEntry } from './use-site-menu'

const texts = screenTexts.siteMenu

type Arranged = Pick<ReturnType<typeof useSiteMenu>, 'isBusy' | 'move' | 'takeOut'>

type MenuLevelProps = { entries: readonly MenuEntry[]; arranged: Arranged }

/** Pages beside each other, which change places by their buttons or by drag; those below each follow it. */
export function MenuLevel({ entries, arranged }: MenuLevelProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  if (entries.length === 0) return null
  const drop = (to: number) => {
    if (dragged !== null && dragged !== to) void arranged.move({ level: entries, from: dragged, to })
    setDragged(null)
  }
  return (
    <ol className="agency-menu">
      {entries.map((entry, at) => (
        <li
          key={entry.id}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            if (dragged === null) return
            event.preventDefault()
            event.stopPropagation()
            drop(at)
          }}
        >
          <MenuLine
            entry={entry}
            level={entries}
            at={at}
            arranged={arranged}
            onDrag={(event) => {
              event.stopPropagation()
              event.dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragEnd={() => setDragged(null)}
          />
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
  onDrag: (event: DragEvent) => void
  onDragEnd: () => void
}

function MenuLine({ entry, level, at, arranged, onDrag, onDragEnd }: MenuLineProps) {
  const { say } = useEditorText()
  const { isBusy, move, takeOut } = arranged
  const { name, href, isOnline } = entry
  return (
    <div className="agency-menu-line" draggable={!isBusy} onDragStart={onDrag} onDragEnd={onDragEnd}>
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
          isBusy={isBusy}
          texts={texts}
          onMove={(to) => void move({ level, from: at, to })}
        />
        <button
          type="button"
          aria-label={`${say(texts.takeOut)}: ${name}`}
          onClick={() => void takeOut(entry)}
        >
          {say(texts.takeOut)}
        </button>
      </span>
    </div>
  )
}
