'use client'

import { SiteLink } from '@/site/ui/navigation/site-link'
import { useCurrent } from './current-path'

type MenuLinkProps = { href: string; newTab: boolean; newTabHint: string; className: string; label: string }

/** A menu link that knows whether it leads to the present page. */
export function MenuLink({ label, href, ...rest }: MenuLinkProps) {
  return (
    <SiteLink href={href} aria-current={useCurrent(href)} {...rest}>
      {label}
    </SiteLink>
  )
}
