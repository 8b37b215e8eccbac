'use client'

import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/shared/locale'
import { errorWords } from '@/site/words/error-words'
import { buttonClasses } from '@/site/ui/button'
import { Container } from '@/site/ui/container'

/** Replaces a page that failed to render, in the visitor's language, with further links. */
export function ErrorScreen({ locale, onRetry }: { locale: Locale; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Announces the page to a visitor who followed a link.
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
          {/* A full reload, because the site in this tab may be broken. */}
          <a href={`/${locale}/`} className={buttonClasses('outline')}>
            {home}
          </a>
        </div>
      </Container>
    </main>
  )
}
