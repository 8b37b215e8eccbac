import type { TextField } from 'payload'
import { officeTexts } from '@/messages/office-texts'

/** `RecordFile` of the snapshot, kept as it came: by it staff find the record in the system they come from. */
export const recordFileField = (): TextField => ({
  name: 'recordFile',
  type: 'text',
  // A copy is no record of that system.
  disableDuplicate: true,
  label: officeTexts.fields.recordFile.label,
  admin: { readOnly: true, condition: (data) => Boolean(data?.recordFile) },
})
