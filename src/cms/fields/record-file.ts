import type { TextField } from 'payload'

/** `RecordFile` of the snapshot, kept as it came. */
export const recordFileField = (): TextField => ({
  name: 'recordFile',
  type: 'text',
  disableDuplicate: true,
  admin: { hidden: true },
})
