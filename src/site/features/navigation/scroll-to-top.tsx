'use client'

import { Icon } from '@/site/ui/icons/icon'

// Specification section 9.
const DURATION = 500

/** Shown after 10 px of scrolling; scrolls to the top in 500 ms, or at once with reduced motion. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={toTop}
      className="scroll-to-top bg-paper text-ink border-line shadow-card hover:bg-sand fixed right-4 bottom-4 z-30 inline-flex size-12 items-center justify-center rounded-full border md:right-6 md:bottom-6 [--color-focus:var(--color-ink)]"
    >
      <Icon name="arrow-up" />
    </button>
  )
}

function toTop() {
  const from = window.scrollY
  const start = performance.now()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const step = (now: number) => {
    const share = isStill ? 1 : Math.min(1, (now - start) / DURATION)
    // `instant`, because the page's own smooth scrolling would delay every step.
    window.scrollTo({ top: from * (1 - share) ** 3, behavior: 'instant' })
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
