import type { Field } from 'payload'

/** The fingerprint, for the importer, of the snapshot record this document was last written from. */
export const snapshotHash: Field = {
  name: 'snapshotHash',
  type: 'text',
  disableDuplicate: true,
  admin: { hidden: true },
}

/** Bookkeeping of the importer for documents that have no public ID: their key in the snapshot, and the fingerprint. */
export const snapshotFields = (): Field[] => [
  {
    name: 'snapshotKey',
    type: 'text',
    unique: true,
    index: true,
    // A copy is nothing that the snapshot knows: an import must not overwrite it.
    disableDuplicate: true,
    admin: { hidden: true },
  },
  snapshotHash,
]
