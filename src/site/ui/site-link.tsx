import Link from 'next/link'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { isOwnDocument, linkKind } from '@/domain/navigation/link-kind'

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** By default what the address says: another site, a telephone or a mailbox opens a tab of its own. */
  newTab?: boolean
  /** Said after the link's text when it opens a new tab. */
  newTabHint?: string
  /** False: the page stays where it is scrolled to. */
  scroll?: boolean
  children: ReactNode
}

/** Inside the site without prefetching, which would fetch every card in view; the rest is a plain anchor, as are links to the owner area. */
export function SiteLink({
  href,
  newTab = linkKind(href) === 'new-tab',
  newTabHint,
  scroll,
  children,
  ...rest
}: SiteLinkProps) {
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        {newTabHint && <span className="sr-only"> {newTabHint}</span>}
      </a>
    )
  }
  if (!href.startsWith('/') || isOwnDocument(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} prefetch={false} scroll={scroll} {...rest}>
      {children}
    </Link>
  )
}
