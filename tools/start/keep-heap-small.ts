import { setFlagsFromString } from 'node:v8'

/**
 * Collects garbage once it is half of what is in use. On a large machine Node waits until it is several times as much,
 * so that an import of ten thousand properties would take 1.3 GB instead of 0.7 GB, in the same time.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')
