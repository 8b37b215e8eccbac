'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'

type ScrollerProps = {
  label: string
  previous: string
  next: string
  /** To the left of the buttons. */
  heading?: ReactNode
  children: ReactNode
}

type ScrollEdges = { start: boolean; end: boolean }

/** The pictures of a property to swipe, scroll or step through: a list that snaps, complete without JavaScript. */
export function Scroller({ label, previous, next, heading, children }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<ScrollEdges>({ start: true, end: false })

  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => setEdges(edgesOf(list))
    const observer = new ResizeObserver(update)
    observer.observe(list)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [])

  const step = (direction: 1 | -1) => {
    const list = row.current
    const item = list?.firstElementChild
    if (list && item) list.scrollBy({ left: direction * (item.clientWidth + 24) })
  }
  const stays = edges.start && edges.end

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
          <StepButton icon="arrow-left" label={previous} disabled={edges.start} onStep={() => step(-1)} />
          <StepButton icon="arrow-right" label={next} disabled={edges.end} onStep={() => step(1)} />
        </div>
      </div>
    </div>
  )
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): ScrollEdges {
  return { start: scrollLeft <= 2, end: scrollLeft + clientWidth >= scrollWidth - 2 }
}

type StepButtonProps = {
  icon: 'arrow-left' | 'arrow-right'
  label: string
  disabled: boolean
  onStep: () => void
}

function StepButton({ icon, label, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus at the end of the row.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
      className="inline-flex size-12 items-center justify-center rounded-full border border-current/25 transition-colors hover:border-current aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:border-current/25"
    >
      <Icon name={icon} />
    </button>
  )
}
