import type { Readable } from 'node:stream'

/** Where backups are: a folder or a bucket. Names are paths of letters, digits, `-`, `_`, `.` and `/`. */
export type BackupPlace = {
  /** What a person reads: the path of the folder, or the name of the bucket. */
  title: string
  /** The folder of this machine in which files are made before they are stored. */
  workFolder: string
  /** The names below a prefix that ends in `/`, or the first parts of all names for an empty one. */
  list: (prefix: string) => AsyncIterable<string>
  /** The size in bytes; null if there is none. */
  sizeOf: (name: string) => Promise<number | null>
  /** Stores a file of the work folder, which is then gone, completely or not at all. */
  store: (file: { name: string; from: string }) => Promise<void>
  /** The content piece by piece; null if there is none. */
  open: (name: string) => Promise<Readable | null>
  /** Deletes one; a missing one is ignored. */
  remove: (name: string) => Promise<void>
}
