'use client'

import { useAuth, useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { PropertyThumbnail } from '@/cms/admin/property-picker/property-thumbnail'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { askModules, copyModule, type PageModule } from './ask-modules'
import { useModuleWords } from './use-module-words'

const texts = screenTexts.pageModules

type Modules = ReadonlyMap<number, PageModule>

/** The modules of the page while it is edited, in their order; those that are unknown are loaded. */
function usePageModules() {
  const { config } = useConfig()
  const { locale } = useEditorText()
  const field = useField<number[]>({ path: 'modules' })
  const ids = Array.isArray(field.value) ? field.value.filter((id) => typeof id === 'number') : []
  const [known, setKnown] = useState<Modules>(new Map())
  const { api } = config.routes
  const missing = ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return undefined
    let isGone = false
    void askModules({ api, ids: missing.split(',').map(Number), locale }).then((found) => {
      if (!isGone && found)
        setKnown((before) => new Map([...before, ...found.map((module) => [module.id, module] as const)]))
    })
    return () => {
      isGone = true
    }
  }, [api, locale, missing])
  const modules = ids.flatMap((id) => known.get(id) ?? [])
  return { api, ids, modules, setIds: field.setValue }
}

type ModuleLineProps = { module: PageModule; onCopy: ((module: PageModule) => void) | null }

/** A module of the page: its picture, kind and view, and where else it stands. */
const ModuleLine = ({ module, onCopy }: ModuleLineProps) => {
  const { say } = useEditorText()
  const { config } = useConfig()
  const { id: page } = useDocumentInfo()
  const wordOf = useModuleWords()
  const forms = `${config.routes.admin}/collections`
  const others = module.pages.filter(({ id }) => id !== page)
  const [before, after] = say(texts.elsewhere).split('{pages}')
  const facts = [wordOf('relationType', module.kind), wordOf('view', module.view)].filter(Boolean)
  return (
    <li className="agency-module">
      {module.picture !== null && <PropertyThumbnail url={module.picture} />}
      <div className="agency-module__text">
        <a href={`${forms}/modules/${module.id}`}>{module.name}</a>
        <span>{facts.join(' · ')}</span>
        {others.length === 0 ? (
          <span>{say(texts.onlyHere)}</span>
        ) : (
          <span>
            {before}
            {others.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a href={`${forms}/pages/${id}`}>{name}</a>
              </span>
            ))}
            {after}
          </span>
        )}
      </div>
      {onCopy && (
        <button type="button" className="agency-link" onClick={() => onCopy(module)}>
          {say(texts.duplicate)}
          <span className="agency-hidden">: {module.name}</span>
        </button>
      )}
    </li>
  )
}

/** What the modules of a page are, below the field that orders them; and a copy of one, put below it. */
export const PageModules = () => {
  const { say } = useEditorText()
  const { permissions } = useAuth()
  const { api, ids, modules, setIds } = usePageModules()
  const [news, setNews] = useState('')
  const mayCopy = Boolean(permissions?.collections?.modules?.create && permissions.collections.pages?.update)
  const copy = async (module: PageModule): Promise<void> => {
    const name = say(fillTexts(texts.copy, { name: module.name }))
    const made = await copyModule({ api, id: module.id, name })
    if (made !== null) setIds(ids.flatMap((id) => (id === module.id ? [id, made] : [id])))
    setNews(say(made === null ? texts.failed : fillTexts(texts.added, { name })))
  }
  if (modules.length === 0) return null
  return (
    <section className="agency-part" aria-label={say(texts.title)}>
      <ol className="agency-modules">
        {modules.map((module) => (
          <ModuleLine key={module.id} module={module} onCopy={mayCopy ? (each) => void copy(each) : null} />
        ))}
      </ol>
      <p role="status">{news}</p>
    </section>
  )
}
