'use client'

import { useId, useState, type ReactNode } from 'react'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'

type ListAndMapProps = {
  map: ReactNode
  /** The list, rendered on the server. */
  children: ReactNode
  texts: { toggle: string; skip: string }
  /** On small screens: an area of the map was searched, so the map stays open. */
  startsWithMap?: boolean
}

/** List and map side by side on wide screens; on others a button shows the map above the list. */
export function ListAndMap({ map, children, texts, startsWithMap = false }: ListAndMapProps) {
  const [isOpen, setIsOpen] = useState(startsWithMap)
  const id = useId()
  return (
    <div className="list-and-map">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}map`}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClasses(isOpen ? 'ink' : 'outline', 'needs-script justify-self-start xl:hidden')}
      >
        <Icon name="map" />
        {texts.toggle}
      </button>
      <div id={`${id}map`} data-open={isOpen} className="list-and-map-map">
        {/* Skips the properties on the map, each of which takes the focus. */}
        <a
          href={`#${id}list`}
          className="bg-ink text-paper sr-only rounded-full text-sm font-semibold focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10 focus:px-5 focus:py-3"
        >
          {texts.skip}
        </a>
        {map}
      </div>
      <div id={`${id}list`} tabIndex={-1} className="list-and-map-list">
        {children}
      </div>
    </div>
  )
}
