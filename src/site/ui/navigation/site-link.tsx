import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { isOwnDocument, linkKind } from '@/domain/navigation/link-kind'
import { PageLink } from './page-link'

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** By default the address decides: another site, a telephone or a mailbox opens a new tab. */
  newTab?: boolean
  /** Announced after the link's text if it opens a new tab. */
  newTabHint?: string
  /** False: the page keeps its scroll position. */
  scroll?: boolean
  children: ReactNode
}

/**
 * Inside the site without loading a document; all others are plain anchors, also links to the
 * owner area.
 */
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
    <PageLink href={href} scroll={scroll} {...rest}>
      {children}
    </PageLink>
  )
}
