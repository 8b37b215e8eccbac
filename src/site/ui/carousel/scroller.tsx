'use client'

import { useRef, type ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { StepButton } from './step-button'
import { useRowEdges } from './use-row-edges'

type ScrollerProps = {
  label: string
  previous: string
  next: string
  /** To the left of the buttons. */
  heading?: ReactNode
  children: ReactNode
}

/** The pictures of a property to swipe, scroll or step through: a list that snaps, complete without JavaScript. */
export function Scroller({ label, previous, next, heading, children }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null)
  const edges = useRowEdges(row)

  const step = (direction: 1 | -1) => {
    const list = row.current
    const item = list?.firstElementChild
    if (list && item) list.scrollBy({ left: direction * (item.clientWidth + 24) })
  }
  const stays = edges.isStart && edges.isEnd

  return (
    <div>
      {/* A scrolling row has to be focusable. */}
      <ul ref={row} tabIndex={stays ? undefined : 0} aria-label={label} className="scroller scroller-film">
        {children}
      </ul>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">{heading}</div>
        <div
          className={classNames('needs-script flex gap-2 max-md:hidden print:hidden', stays && 'invisible')}
        >
          <StepButton icon="arrow-left" label={previous} disabled={edges.isStart} onStep={() => step(-1)} />
          <StepButton icon="arrow-right" label={next} disabled={edges.isEnd} onStep={() => step(1)} />
        </div>
      </div>
    </div>
  )
}
