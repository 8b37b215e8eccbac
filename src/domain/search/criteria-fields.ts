import { recordOf } from '@/domain/shared/record-of'
import {
  alertFlags,
  alertNumbers,
  criteriaRows,
  criteriaTable,
  type AlertFlagKey,
  type AlertNumberKey,
  type Criteria,
} from './criteria-table'

type NumberField = (typeof criteriaTable)[AlertNumberKey]['alert']
type FlagField = (typeof criteriaTable)[AlertFlagKey]['alert']

const numberFields = alertNumbers.map((key) => ({
  key,
  ...criteriaTable[key].field,
  name: criteriaTable[key].alert,
}))
const flagFields = alertFlags.map((key) => ({
  key,
  isLast: criteriaRows[key].isLast ?? false,
  name: criteriaTable[key].alert,
}))

/** The number fields and boxes of the form for alerts, by name, in its order. */
export const alertFieldNames: readonly (NumberField | FlagField)[] = [
  ...numberFields.map(({ name }) => name),
  ...flagFields.toSorted((one, other) => Number(one.isLast) - Number(other.isLast)).map(({ name }) => name),
]

/** The fields of `alertFieldNames`, each made by a function for its kind. */
export const makeAlertFields = <NumberMade, FlagMade>(make: {
  number: (field: { most: number; unit: 'm²' | null }) => NumberMade
  flag: () => FlagMade
}): Record<NumberField, NumberMade> & Record<FlagField, FlagMade> => ({
  ...recordOf(numberFields, make.number),
  ...recordOf(flagFields, make.flag),
})

/** The values of these fields in criteria. */
export const alertFieldValues = (
  criteria: Pick<Criteria, AlertNumberKey | AlertFlagKey>,
): Record<NumberField, number | null> & Record<FlagField, boolean> => ({
  ...recordOf(numberFields, ({ key }) => criteria[key]),
  ...recordOf(flagFields, ({ key }) => criteria[key]),
})
