'use client'

import { lazyPart } from '@/site/ui/lazy-part'

/** Few pages list the hours of an office. */
export const LazyOpeningHoursTable = lazyPart(
  import('./opening-hours-table').then(({ OpeningHoursTable }) => OpeningHoursTable),
)
