'use client'

import { useEditorText } from '@/cms/admin/use-editor-text'
import { useRowDrag } from '@/cms/admin/use-row-drag'
import { screenTexts } from '@/messages/screen-texts'
import { ModuleFacts } from './module-facts'
import { ModuleTools } from './module-tools'
import { usePageModules } from './use-page-modules'

const texts = screenTexts.pageModules

/** The modules of a page below each other, each with what it is; they change places by their buttons or by drag. */
export const PageModules = () => {
  const { say } = useEditorText()
  const arranged = usePageModules()
  const { modules, mayChange, news, move } = arranged
  const { dragOf, dropOn } = useRowDrag(move)
  return (
    <section className="agency-part" aria-label={say(texts.title)}>
      <ol className="agency-menu">
        {modules.map((module, at) => (
          <li
            key={module.id}
            className="agency-menu-line"
            draggable={mayChange}
            {...dragOf(at)}
            {...dropOn(at)}
          >
            <ModuleFacts module={module} mayChange={mayChange} />
            {mayChange && <ModuleTools module={module} at={at} arranged={arranged} />}
          </li>
        ))}
      </ol>
      <p role="status">{news && say(news)}</p>
    </section>
  )
}
