'use client'

import { useState } from 'react'
import { isRefused, withProperty, withoutProperty } from '@/domain/saved-properties/saved-properties'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { changeSavedProperties, useSavedProperties } from './saved-store'
import { SiteLink } from '@/site/ui/navigation/site-link'

type CompareToggleProps = {
  /** The property's reference. */
  id: number
  /** Its action, with the property's title; the same whether it is pressed or not. */
  label: string
  /** `text`: the visible part of the label; `full`: why a fifth property is refused. */
  texts: { text: string; full: string }
  /** To the comparison, once the property is in it. */
  link?: { href: string; text: string }
  className?: string
}

/** Adds a property to the visitor's comparison, or removes it. Absent without JavaScript. */
export function CompareToggle({ id, label, texts, link, className }: CompareToggleProps) {
  const properties = useSavedProperties()
  const [wasRefused, setWasRefused] = useState(false)
  const place = { list: 'compared', id } as const
  const isCompared = properties.compared.includes(id)
  const isFull = isRefused(properties, place)
  const press = () => {
    setWasRefused(isFull)
    changeSavedProperties((kept) => (isCompared ? withoutProperty(kept, place) : withProperty(kept, place)))
  }
  return (
    <span className="needs-script inline-flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <button
        type="button"
        aria-label={label}
        aria-pressed={isCompared}
        aria-disabled={isFull || undefined}
        onClick={press}
        className={classNames('toggle-button', isFull && 'opacity-60', className)}
      >
        <Icon name="compare" className="size-5" />
        {texts.text}
      </button>
      <span aria-live="polite" className="text-sm">
        {wasRefused && isFull ? texts.full : null}
      </span>
      {link && isCompared && (
        <SiteLink href={link.href} className="py-1 text-sm underline underline-offset-4">
          {link.text}
        </SiteLink>
      )}
    </span>
  )
}
