'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { movedTo, withLevel } from '@/domain/navigation/menu-order'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.siteMenu

/** A page of the menu with those below it. */
export type MenuEntry = {
  id: number
  name: string
  isOnline: boolean
  href: string
  below: readonly MenuEntry[]
}

export type SiteMenuProps = {
  api: string
  entries: readonly MenuEntry[]
  /** The pages that are not in the menu. */
  outside: readonly Pick<MenuEntry, 'id' | 'name'>[]
}

type Level = readonly MenuEntry[]

export type Moved = { level: Level; from: number; to: number }

/**
 * The menu as it will be: what was changed is shown at once, and from what was saved as soon as nothing waits. Saves run one after the
 * other, as each sends a whole level.
 */
function useSavedEntries(saved: SiteMenuProps['entries']) {
  const router = useRouter()
  const [changed, setChanged] = useState<SiteMenuProps['entries'] | null>(null)
  const [waiting, setWaiting] = useState(0)
  const last = useRef(Promise.resolve())
  const [seen, setSeen] = useState(saved)
  if (seen !== saved) {
    setSeen(saved)
    if (waiting === 0) setChanged(null)
  }
  const inTurn = (save: () => Promise<void>): Promise<void> => {
    setWaiting((count) => count + 1)
    last.current = last.current.then(save).then(() => {
      setWaiting((count) => count - 1)
      router.refresh()
    })
    return last.current
  }
  const entries = changed ?? saved
  const show = (level: Level, items: Level) => setChanged(withLevel(entries, { level, items }))
  const forget = () => setChanged(null)
  return { entries, isBusy: waiting > 0, show, forget, inTurn }
}

/** The changes of the menu, each saved at once. */
export function useSiteMenu({ api, entries: saved, outside }: SiteMenuProps) {
  const [news, setNews] = useState<EditorTexts | null>(null)
  const { entries, isBusy, show, forget, inTurn } = useSavedEntries(saved)
  const send = (path: string, { body, done }: { body: object; done: EditorTexts }) => {
    setNews(texts.saving)
    return inTurn(async () => {
      const answer = await callEndpoint({ path: `${api}/site-menu/${path}`, body })
      if (answer.isDone) {
        setNews(done)
        return
      }
      forget()
      if (answer.code === 'outdated') setNews(texts.outdated)
      else if (answer.errors.page === undefined) setNews(screenTexts.translations.editor.failed)
      else setNews(fillTexts(texts.invalid, { name: answer.errors.page }))
    })
  }
  const move = ({ level, from, to }: Moved) => {
    const name = level[from]?.name ?? ''
    const items = movedTo(level, { from, to })
    const done = fillTexts(texts.moved, { name, place: to + 1, count: level.length })
    show(level, items)
    return send('order', { body: { pages: items.map(({ id }) => id) }, done })
  }
  const takeOut = ({ level, entry }: { level: Level; entry: MenuEntry }) => {
    const { id, name } = entry
    show(
      level,
      level.filter((each) => each !== entry),
    )
    return send('show', { body: { page: id, isShown: false }, done: fillTexts(texts.taken, { name }) })
  }
  const add = (id: number) => {
    const name = outside.find((page) => page.id === id)?.name ?? ''
    void send('show', { body: { page: id, isShown: true }, done: fillTexts(texts.added, { name }) })
  }
  return { entries, news, isBusy, move, takeOut, add }
}
