'use client'

import { lazyPart } from '@/site/ui/lazy-part'

/** Most kinds of pages have no search box. */
export const LazySearchBox = lazyPart(import('./search-box').then(({ SearchBox }) => SearchBox))
