'use client'

import { useRouter } from 'next/navigation'
import { useEffect, type ComponentPropsWithoutRef, type MouseEvent } from 'react'

type PushAddress = (href: string, options: { scroll: boolean }) => void

let push: PushAddress | null = null

/** Stands once on every page, and lets its links lead to the next one without loading a document. */
export function PageRouter() {
  const router = useRouter()
  useEffect(() => {
    push = (href, options) => router.push(href, options)
  }, [router])
  return null
}

/** Follows a link of the site; all but a plain click is the browser's, and every click before the router is there. */
export function followLink(event: MouseEvent<HTMLAnchorElement>, { scroll }: { scroll: boolean }) {
  const { currentTarget: link, metaKey, ctrlKey, shiftKey, altKey, button } = event
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
  const href = link.getAttribute('href')
  if (!push || !isPlain || event.defaultPrevented || link.target !== '' || href === null) return
  event.preventDefault()
  push(href, { scroll })
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
