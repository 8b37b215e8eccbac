'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import { ALIVE_EVENT } from '@/site/ui/browser/alive-event'

type PushAddress = (href: string, options: { scroll: boolean }) => void

let push: PushAddress | null = null

/** Stands once on every page, and lets its links lead to the next one without loading a document; says when it is alive. */
export function PageRouter() {
  const router = useRouter()
  // A layout effect: within the press by which React may have taken over the page.
  useLayoutEffect(() => void window.dispatchEvent(new Event(ALIVE_EVENT)), [])
  useEffect(() => {
    push = (href, options) => router.push(href, options)
  }, [router])
  return null
}

/**
 * Leads to an address of the site without loading a document; with `scroll: false` the page stays where it is read. Before
 * the router is there the browser loads the document.
 */
export function goTo(href: string, options: { scroll: boolean }): void {
  if (!push) {
    window.location.assign(href)
    return
  }
  const from = window.location.href
  keeping = null
  push(href, options)
  if (!options.scroll) keepPlace({ from, to: new URL(href, from).href })
}

// Whoever goes on meanwhile ends it, and so does an answer that does not come.
let keeping: object | null = null
const longestWait = 30_000

/**
 * Next takes an address with criteria for the plain list at first; once the server says that it is another page, it shows
 * it from its top, whatever was asked. So the place is taken again in the frame in which the address changes, before it is
 * painted.
 */
function keepPlace({ from, to }: { from: string; to: string }): void {
  const own = (keeping = {})
  const end = performance.now() + longestWait
  let top = window.scrollY
  const takePlace = () => {
    const { href } = window.location
    if (keeping !== own || (href !== from && href !== to) || performance.now() > end) return
    if (href === to) {
      window.scrollTo({ top, behavior: 'instant' })
      return
    }
    top = window.scrollY
    requestAnimationFrame(takePlace)
  }
  if (from !== to) requestAnimationFrame(takePlace)
}

/** Follows a link of the site; all but a plain click is the browser's, and every click before the router is there. */
export function followLink(event: MouseEvent<HTMLAnchorElement>, { scroll }: { scroll: boolean }) {
  const { currentTarget: link, metaKey, ctrlKey, shiftKey, altKey, button } = event
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
  const href = link.getAttribute('href')
  if (!push || !isPlain || event.defaultPrevented || link.target !== '' || href === null) return
  event.preventDefault()
  goTo(href, { scroll })
}

type PageLinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string
  /** False: the page keeps its scroll position. */
  scroll?: boolean
}

/**
 * A link inside the site. Next's own brings as much code to every page as a map does, for the prefetching that no link of
 * this site asks for: it would load every card in view.
 */
export function PageLink({ scroll = true, onClick, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        followLink(event, { scroll })
      }}
    />
  )
}
