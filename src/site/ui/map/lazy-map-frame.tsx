'use client'

import { lazyPart } from '@/site/ui/lazy-part'

/** A map on a page that has none of the other parts of a property. */
export const LazyMapFrame = lazyPart(import('./map-frame').then(({ MapFrame }) => MapFrame))
