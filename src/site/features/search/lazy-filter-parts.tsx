'use client'

import { lazyPart } from '@/site/ui/lazy-part'

const loading = import('./filter-parts')

// What a list is searched with, and how to be told of what comes to it.
export const LazyAlertFold = lazyPart(loading.then(({ AlertFold }) => AlertFold))
export const LazyCloseMenus = lazyPart(loading.then(({ CloseMenus }) => CloseMenus))
export const LazyFilterForm = lazyPart(loading.then(({ FilterForm }) => FilterForm))
export const LazyResultCount = lazyPart(loading.then(({ ResultCount }) => ResultCount))
