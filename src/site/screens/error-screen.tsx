'use client'

import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { errorWords } from '@/site/messages/error-words'
import { buttonClasses } from '@/site/ui/button'
import { Container } from '@/site/ui/container'

/** In the place of a page that could not be made: said in the visitor's language, with the ways on. */
export function ErrorScreen({ locale, onRetry }: { locale: Locale; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever came here by a link hears where they are.
  useEffect(() => heading.current?.focus(), [])
  const { title, text, again, home } = errorWords[locale]
  return (
    <main id="content" tabIndex={-1}>
      <Container className="py-section">
        <h1 ref={heading} tabIndex={-1} className="text-4xl focus:outline-none">
          {title}
        </h1>
        <p className="text-ink-soft mt-5 max-w-xl text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" onClick={onRetry} className={buttonClasses()}>
            {again}
          </button>
          {/* Loaded anew: what failed may be the site in this tab. */}
          <a href={`/${locale}/`} className={buttonClasses('outline')}>
            {home}
          </a>
        </div>
      </Container>
    </main>
  )
}
