'use client'

import { Link, NavGroup, useNav, useWindowInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** A line of the menu; `count` is what waits there, and `countText` says so. */
export type MenuLink = { id: string; href: string; label: string; count?: string; countText?: string }

export type MenuGroup = { label: string; isOpen: boolean; links: MenuLink[] }

const desktop = '(min-width: 1200px)'

/** Opens the menu on a desktop: Payload closes its own on every screen up to 1440 px as soon as it knows the width. */
function useOpenOnDesktop(isOpen: boolean): void {
  const { setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const isClosedByPayload = breakpoints?.l === true
  useEffect(() => {
    if (!isOpen || !isClosedByPayload || !window.matchMedia(desktop).matches) return undefined
    // Payload closes it in an effect that runs after this one.
    const timer = setTimeout(() => setNavOpen(true))
    return () => clearTimeout(timer)
  }, [isOpen, isClosedByPayload, setNavOpen])
}

const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)

type MenuLinksProps = { groups: readonly MenuGroup[]; dashboard: string; isOpen: boolean }

/** The sections of the menu. */
export function MenuLinks({ groups, dashboard, isOpen: isMenuOpen }: MenuLinksProps) {
  const pathname = usePathname()
  useOpenOnDesktop(isMenuOpen)
  return groups.map(({ label, isOpen, links }) => (
    <NavGroup key={label} label={label} isOpen={isOpen}>
      {links.map((link) => (
        <MenuLine
          key={link.id}
          link={link}
          // Every address begins with that of the dashboard.
          isActive={link.href === dashboard ? pathname === dashboard : isAt(pathname, link.href)}
          isHere={pathname === link.href}
        />
      ))}
    </NavGroup>
  ))
}

type MenuLineProps = { link: MenuLink; isActive: boolean; isHere: boolean }

function MenuLine({ link: { id, href, label, count, countText }, isActive, isHere }: MenuLineProps) {
  return (
    <Link
      className="nav__link"
      id={id}
      href={href}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isActive && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
      {count !== undefined && (
        <>
          <span className="agency-badge" aria-hidden="true">
            {count}
          </span>
          <span className="agency-hidden"> {countText}</span>
        </>
      )}
    </Link>
  )
}
