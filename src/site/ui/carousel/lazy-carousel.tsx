'use client'

import { lazyPart } from '@/site/ui/lazy-part'

/** Many pages have no carousel. */
export const LazyCarousel = lazyPart(import('./carousel').then(({ Carousel }) => Carousel))
