/** The folders of stored files: of each collection of uploads, by its slug. */
export const fileFolders = ['media', 'documents', 'owner-files', 'applicant-files'] as const
export type FileFolder = (typeof fileFolders)[number]

export const isFileFolder = (slug: string): slug is FileFolder =>
  fileFolders.some((folder) => folder === slug)

/** Where a file is: its name is unique in its folder. */
export type FilePlace = { folder: FileFolder; name: string }

/** A file with its content; the size in bytes. */
export type OpenedFile = { size: number; content: ReadableStream<Uint8Array> }

export type ListedFile = { name: string; changedAt: Date; size: number }

/**
 * Where the files of the site are: a folder of this machine, or a bucket that several instances share. Where it does not
 * answer, every function but `findFault` throws.
 */
export type FileStore = {
  /** The content of a file; null if there is none. */
  read: (place: FilePlace) => Promise<Buffer | null>
  /** The first bytes of a file; null if there is none. */
  readStart: (place: FilePlace, bytes: number) => Promise<Buffer | null>
  /** The content of a file piece by piece; null if there is none. */
  open: (place: FilePlace) => Promise<OpenedFile | null>
  /** The address of a private file for the next minute, as a download of this name; null where the site itself sends it. */
  sign: (place: FilePlace, title: string) => Promise<string | null>
  /** Writes a new file completely or not at all. */
  write: (file: FilePlace & { bytes: Uint8Array }) => Promise<void>
  /** Writes a new file completely; returns false, with nothing written, if there is no room. */
  writeIfRoom: (file: FilePlace & { bytes: Buffer }) => Promise<boolean>
  /** Replaces an existing file in one step: it is never missing and never half written. */
  replace: (file: FilePlace & { bytes: Buffer; part: string }) => Promise<'done' | 'gone' | 'no-room'>
  /** Deletes a file; a missing one is ignored. */
  remove: (place: FilePlace) => Promise<void>
  list: (folder: FileFolder) => AsyncIterable<ListedFile>
  hasRoom: (room: { folder: FileFolder; bytes: number }) => Promise<boolean>
  /** Why files cannot be stored now; null if they can. Full and read-only disks are found by `checkStorage`. */
  findFault: () => Promise<string | null>
}

/** Deletes files one after the other. */
export async function removeFiles(
  store: Pick<FileStore, 'remove'>,
  { folder, names }: { folder: FileFolder; names: readonly string[] },
): Promise<void> {
  for (const name of names) await store.remove({ folder, name })
}
