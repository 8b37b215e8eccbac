import type { TextField } from 'payload'

/** `RecordFile` of the snapshot, kept as it came: by it staff find the record in the system they come from. */
export const recordFileField = (): TextField => ({
  name: 'recordFile',
  type: 'text',
  // A copy is no record of that system.
  disableDuplicate: true,
  label: {
    nl: 'Bestand in het vorige systeem',
    fr: 'Fichier dans le système précédent',
    en: 'File in the former system',
    de: 'Datei im früheren System',
  },
  admin: { readOnly: true, condition: (data) => Boolean(data?.recordFile) },
})
