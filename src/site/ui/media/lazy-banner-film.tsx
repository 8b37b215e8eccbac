'use client'

import { lazyPart } from '@/site/ui/lazy-part'

/** Few banners have a film. */
export const LazyBannerFilm = lazyPart(import('./banner-film').then(({ BannerFilm }) => BannerFilm))
