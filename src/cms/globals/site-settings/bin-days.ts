import type { NumberField } from 'payload'
import { binDays, defaultBinDays } from '@/domain/bin/in-bin'
import { officeTexts } from '@/messages/office-texts'

/** How long the bin keeps documents. */
export const binDaysField: NumberField = {
  name: 'binDays',
  type: 'number',
  label: officeTexts.bin.days.label,
  defaultValue: defaultBinDays,
  min: binDays.least,
  max: binDays.most,
  admin: { description: officeTexts.bin.days.description, step: 1, width: '50%' },
}
