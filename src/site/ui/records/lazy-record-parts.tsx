'use client'

import { lazyPart } from '@/site/ui/lazy-part'

const loading = import('./record-parts')

// What the page of a property or a project is looked at, compared, shared and printed with, and reported by.
export const LazyCompareToggle = lazyPart(loading.then(({ CompareToggle }) => CompareToggle))
export const LazyCountPageView = lazyPart(loading.then(({ CountPageView }) => CountPageView))
export const LazyScroller = lazyPart(loading.then(({ Scroller }) => Scroller))
export const LazyLightbox = lazyPart(loading.then(({ Lightbox }) => Lightbox))
export const LazyLoanFold = lazyPart(loading.then(({ LoanFold }) => LoanFold))
export const LazyMapFrame = lazyPart(loading.then(({ MapFrame }) => MapFrame))
export const LazyPrintButton = lazyPart(loading.then(({ PrintButton }) => PrintButton))
export const LazySectionLinks = lazyPart(loading.then(({ SectionLinks }) => SectionLinks))
export const LazyShareButton = lazyPart(loading.then(({ ShareButton }) => ShareButton))
