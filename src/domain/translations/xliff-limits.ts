/** The most documents in a file for a translator. */
export const mostExported = 500

/** The most bytes of such a file, before its translations; the document that goes beyond is its last. */
export const largestExport = 2_000_000

/** The most bytes of a file that comes back. */
export const largestImport = 5_000_000
