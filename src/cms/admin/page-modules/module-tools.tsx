'use client'

import { leaveRow } from '@/cms/admin/forms/leave-row'
import { MoveButtons } from '@/cms/admin/move-buttons'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { screenTexts } from '@/messages/screen-texts'
import type { PageModule } from './ask-modules'
import type { usePageModules } from './use-page-modules'

const texts = screenTexts.pageModules

type Arranged = Pick<ReturnType<typeof usePageModules>, 'modules' | 'mayCopy' | 'move' | 'takeOff' | 'copy'>

type ModuleToolsProps = { module: PageModule; at: number; arranged: Arranged }

/** What an editor does with a module of a page. */
export function ModuleTools({ module, at, arranged }: ModuleToolsProps) {
  const { say } = useEditorText()
  const { modules, mayCopy, move, takeOff, copy } = arranged
  const { name } = module
  return (
    <span className="agency-menu-tools">
      <MoveButtons
        name={name}
        at={at}
        count={modules.length}
        texts={texts}
        onMove={(to) => move({ from: at, to })}
      />
      {mayCopy && (
        <button
          type="button"
          aria-label={`${say(texts.duplicate)}: ${name}`}
          onClick={() => void copy(module)}
        >
          {say(texts.duplicate)}
        </button>
      )}
      <button
        type="button"
        aria-label={`${say(texts.takeOff)}: ${name}`}
        onClick={({ currentTarget }) => {
          leaveRow(currentTarget)
          takeOff(module)
        }}
      >
        {say(texts.takeOff)}
      </button>
    </span>
  )
}
