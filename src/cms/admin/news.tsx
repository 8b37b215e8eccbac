'use client'

import { useEffect, useRef, useState } from 'react'

const place = 'agency-news'

/** Draws the page anew, as what it says of visits has changed, and then tells what was done. */
export function reloadWith({ news, href }: { news: string; href?: string }): void {
  window.sessionStorage.setItem(place, news)
  if (href) window.location.assign(href)
  else window.location.reload()
}

/** What was done before the page was drawn; it takes the focus, so that it is heard and seen. */
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
