'use client'

import { withProperty, withoutProperty } from '@/domain/saved-properties/saved-properties'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { changeSavedProperties, useSavedProperties } from './saved-store'

type SaveButtonProps = {
  /** The property's reference. */
  id: number
  /** Its action, with the property's title; the same whether it is pressed or not. */
  label: string
  /** The visible part of the label; without it only the heart is shown, on a picture. */
  text?: string
  /** Shown beside the heart of a saved property. */
  saved?: string
  /** After removal: if the button disappears with the property, the focus has to move. */
  onRemoved?: () => void
  className?: string
}

/** Adds a property to the visitor's favourites, or removes it. Absent without JavaScript. */
export function SaveButton({ id, label, text, saved, onRemoved, className }: SaveButtonProps) {
  const isSaved = useSavedProperties().favourites.includes(id)
  const press = () => {
    const change = isSaved ? withoutProperty : withProperty
    changeSavedProperties((properties) => change(properties, { list: 'favourites', id }))
    if (isSaved) onRemoved?.()
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      onClick={press}
      className={classNames('needs-script', text ? 'toggle-button' : 'save-heart', className)}
    >
      <Icon name="heart" filled={isSaved} className={text ? 'size-5' : 'size-6'} />
      {text}
      {saved && isSaved && <span aria-hidden="true">{saved}</span>}
    </button>
  )
}
