'use client'

import { lazy, Suspense } from 'react'
import type { BannerFilmProps } from './banner-film'

// Fetched with the pages that have one: few do.
const BannerFilm = lazy(async () => ({ default: (await import('./banner-film')).BannerFilm }))

/** A silent film behind a banner; on the way from another page its place is dark until its workings are there. */
export function BannerVideo(props: BannerFilmProps) {
  return (
    <Suspense fallback={<div className="banner-picture bg-ink" />}>
      <BannerFilm {...props} />
    </Suspense>
  )
}
