'use client'

import { useAuth, useConfig, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { movedTo } from '@/domain/navigation/menu-order'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { askModules, copyModule, type PageModule } from './ask-modules'

const texts = screenTexts.pageModules

type Known = ReadonlyMap<number, PageModule>

/** What is known of these modules; those that are unknown are asked for. */
function useKnownModules(ids: readonly number[]): Known {
  const { config } = useConfig()
  const { locale } = useEditorText()
  const [known, setKnown] = useState<Known>(new Map())
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
  return known
}

/** A module about which nothing is known yet, or which its reader may not see. */
const unknown = (id: number): PageModule => ({
  id,
  name: `# ${id}`,
  kind: null,
  view: null,
  picture: null,
  pages: [],
})

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []

/** The modules of the page in the form, in their order, and what its editor does with them; a save of the page stores it. */
export function usePageModules() {
  const { say } = useEditorText()
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { hasSavePermission } = useDocumentInfo()
  const { value, setValue } = useField<unknown>({ path: 'modules' })
  const [news, setNews] = useState<EditorTexts | null>(null)
  const { getDataByPath } = useForm()
  const ids = idsIn(value)
  const known = useKnownModules(ids)
  const modules = ids.map((id) => known.get(id) ?? unknown(id))
  const move = ({ from, to }: { from: number; to: number }): void => {
    setValue(movedTo(ids, { from, to }))
    setNews(fillTexts(texts.moved, { name: modules[from]?.name ?? '', place: to + 1, count: ids.length }))
  }
  const takeOff = ({ id, name }: PageModule): void => {
    setValue(ids.filter((each) => each !== id))
    setNews(fillTexts(texts.taken, { name }))
  }
  const copy = async (module: PageModule): Promise<void> => {
    const name = say(fillTexts(texts.copy, { name: module.name }))
    const made = await copyModule({ api: config.routes.api, id: module.id, name })
    // The order may have changed while the copy was made.
    const now = idsIn(getDataByPath('modules'))
    if (made !== null) setValue(now.flatMap((id) => (id === module.id ? [id, made] : [id])))
    setNews(made === null ? texts.failed : fillTexts(texts.added, { name }))
  }
  return {
    modules,
    news,
    mayChange: hasSavePermission === true,
    mayCopy: Boolean(permissions?.collections?.modules?.create),
    move,
    takeOff,
    copy,
  }
}
