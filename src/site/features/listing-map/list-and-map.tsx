'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'

type ListAndMapProps = {
  /** The filters, first in the bar that stays at the top. */
  filters: ReactNode
  /** The menu of the orders, last in that bar. */
  sort: ReactNode
  /** The number of properties and what is active of the filters. */
  summary: ReactNode
  /** Null for a list that has none. */
  map: ReactNode
  /** The list, rendered on the server. */
  children: ReactNode
  texts: { map: string; list: string; skip: string }
  /** An area of the map was searched: for whoever did it the map stays open, and whoever follows a link to it sees the properties first. */
  keepsMap?: boolean
}

// As long as the document lives: the plain list and the filtered one are two pages to React.
let wasMapOpen = false

/** A list under its bar. The map stands beside it on wide screens; on others a button shows it in place of the list. */
export function ListAndMap({
  filters,
  sort,
  summary,
  map,
  children,
  texts,
  keepsMap = false,
}: ListAndMapProps) {
  const [isMapOpen, setIsMapOpen] = useState(() => keepsMap && wasMapOpen)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMapOpen) wasMapOpen = true
  }, [isMapOpen])
  const toggle = () => {
    wasMapOpen = !isMapOpen
    setIsMapOpen(wasMapOpen)
    // The other view begins where the bar stands, wherever this one was scrolled to.
    box.current?.scrollIntoView()
  }
  return (
    <div ref={box} data-map={map !== null && isMapOpen} className="listing">
      <div className="listing-bar print:hidden">
        {filters}
        {map !== null && (
          <button
            type="button"
            onClick={toggle}
            className={buttonClasses(isMapOpen ? 'ink' : 'outline', 'needs-script listing-toggle')}
          >
            <Icon name={isMapOpen ? 'list' : 'map'} />
            {isMapOpen ? texts.list : texts.map}
          </button>
        )}
        {sort}
      </div>
      {summary}
      <div className={map === null ? undefined : 'list-and-map'}>
        {map !== null && (
          <div className="list-and-map-map">
            {/* Skips the properties on the map, each of which takes the focus. */}
            <a
              href={`#${id}list`}
              className="bg-ink text-paper sr-only rounded-full text-sm font-semibold focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10 focus:px-5 focus:py-3"
            >
              {texts.skip}
            </a>
            {map}
          </div>
        )}
        <div id={`${id}list`} tabIndex={-1} className="list-and-map-list">
          {children}
        </div>
      </div>
    </div>
  )
}
