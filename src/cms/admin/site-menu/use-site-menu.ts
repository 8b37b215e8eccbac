'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { movedTo } from '@/domain/navigation/menu-order'
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

export type Moved = { level: readonly MenuEntry[]; from: number; to: number }

/** The changes of the menu, each saved at once and shown from what was saved. */
export function useSiteMenu({ api, outside }: SiteMenuProps) {
  const router = useRouter()
  const [news, setNews] = useState<EditorTexts | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (path: string, { body, done }: { body: object; done: EditorTexts }) => {
    if (isBusy) return
    setIsBusy(true)
    setNews(texts.saving)
    const answer = await callEndpoint({ path: `${api}/site-menu/${path}`, body })
    setIsBusy(false)
    if (answer.isDone) setNews(done)
    else if (answer.code === 'outdated') setNews(texts.outdated)
    else if (answer.errors.page === undefined) setNews(screenTexts.translations.editor.failed)
    else setNews(fillTexts(texts.invalid, { name: answer.errors.page }))
    router.refresh()
  }
  const move = ({ level, from, to }: Moved) => {
    const name = level[from]?.name ?? ''
    const pages = movedTo(level, { from, to }).map(({ id }) => id)
    const done = fillTexts(texts.moved, { name, place: to + 1, count: level.length })
    return send('order', { body: { pages }, done })
  }
  const show = ({ id, name, isShown }: { id: number; name: string; isShown: boolean }) =>
    send('show', {
      body: { page: id, isShown },
      done: fillTexts(isShown ? texts.added : texts.taken, { name }),
    })
  const add = (id: number) =>
    void show({ id, name: outside.find((page) => page.id === id)?.name ?? '', isShown: true })
  return { news, isBusy, move, takeOut: ({ id, name }: MenuEntry) => show({ id, name, isShown: false }), add }
}
