'use client'

import { lazy, Suspense } from 'react'
import type { BannerFilmProps } from './banner-film'

// Loaded only with pages that have one.
const BannerFilm = lazy(async () => ({ default: (await import('./banner-film')).BannerFilm }))

/** A silent film behind a banner; after a navigation its place is dark until its code has loaded. */
export function BannerVideo(props: BannerFilmProps) {
  return (
    <Suspense fallback={<div className="banner-picture bg-ink" />}>
      <BannerFilm {...props} />
    </Suspense>
  )
}
