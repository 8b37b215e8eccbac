import { setFlagsFromString } from 'node:v8'

/**
 * Lets garbage take half of what is in use before it is collected. On a large machine Node waits until it is several
 * times as much, so that an import of ten thousand properties would take 1.3 GB where 0.7 GB do, in the same time.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')
