'use client'

import { useEffect, useRef, useState } from 'react'

const place = 'agency-news'

/** Reloads the page with its changed data, and then shows a message. */
export function reloadWith({ news, href }: { news: string; href?: string }): void {
  window.sessionStorage.setItem(place, news)
  if (href) window.location.assign(href)
  else window.location.reload()
}

/** The message of an action before the reload; it takes the focus, so that it is heard and seen. */
export const News = () => {
  const line = useRef<HTMLParagraphElement>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const stored = window.sessionStorage.getItem(place)
    window.sessionStorage.removeItem(place)
    if (stored) setNews(stored)
  }, [])
  useEffect(() => {
    if (news) line.current?.focus()
  }, [news])
  return (
    <p ref={line} role="status" tabIndex={-1} style={news ? { margin: '0 0 1rem', fontWeight: 600 } : {}}>
      {news}
    </p>
  )
}
