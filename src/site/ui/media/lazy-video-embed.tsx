'use client'

import { lazyPart } from '@/site/ui/lazy-part'

/** Few pages have a video or a tour. */
export const LazyVideoEmbed = lazyPart(import('./video-embed').then(({ VideoEmbed }) => VideoEmbed))
