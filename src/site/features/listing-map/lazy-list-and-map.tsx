'use client'

import { lazyPart } from '@/site/ui/lazy-part'

const loading = import('./list-and-map-parts')

// A list of search results beside its map.
export const LazyListAndMap = lazyPart(loading.then(({ ListAndMap }) => ListAndMap))
export const LazyListingMap = lazyPart(loading.then(({ ListingMap }) => ListingMap))
