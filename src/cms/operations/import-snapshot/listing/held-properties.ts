import { dutyWords, refusalWords } from '@/cms/gate/gate-words'
import { gateProblems } from '@/cms/gate/property-gate'
import { regionOf } from '@/domain/energy/region'
import type { RecordData, RecordGate } from '@/cms/operations/import-snapshot/import-context'
import type { PropertyRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'

/** Why the back office would refuse to publish a property; in English, like all output of the command. */
export const propertyGate = (
  { CountryID, Zip, WebID }: PropertyRecord,
  { given, today }: { given: () => RecordData; today: string },
): RecordGate => {
  const place = { region: regionOf({ countryId: CountryID, zip: Zip }), typeWebId: WebID }
  return {
    given,
    reasonsOf: (property) => {
      const { refused, missing } = gateProblems(property, { ...place, today, isOnline: true })
      return [
        ...refused.map((code) => refusalWords[code].message.en.replace(/ Possible are:$/, '')),
        ...missing.map((code) => `missing: ${dutyWords[code].label.en}`),
      ]
    },
  }
}
