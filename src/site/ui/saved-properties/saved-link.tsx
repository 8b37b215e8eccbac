'use client'

import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { useSavedProperties } from './saved-store'
import { SiteLink } from '@/site/ui/navigation/site-link'

type SavedLinkProps = { href: string; label: string; className?: string }

/** A link to the saved properties, with the number of favourites; no number for none. */
export function SavedLink({ href, label, className }: SavedLinkProps) {
  const count = useSavedProperties().favourites.length
  return (
    <SiteLink
      href={href}
      aria-label={count > 0 ? `${label} ${count}` : undefined}
      className={classNames('top-bar-link', className)}
    >
      <Icon name="heart" filled={count > 0} className="size-4" />
      <span>{label}</span>
      {count > 0 && (
        <span className="bg-brick min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-semibold text-white tabular-nums">
          {count}
        </span>
      )}
    </SiteLink>
  )
}
