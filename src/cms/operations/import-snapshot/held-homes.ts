import { mentionWords, refusalWords } from '@/cms/gate/gate-words'
import { gateProblems } from '@/cms/gate/property-gate'
import { regionOf } from '@/domain/energy/region'
import type { Data } from './import-context'
import type { PropertyRecord } from './listing-schemas'
import { mergeData } from './merge-data'

/**
 * Why the back office would not let a home be published as its record gives it, over what is stored of it already: in
 * English, as everything that the command says.
 */
export const heldFor =
  ({ CountryID, Zip, WebID }: PropertyRecord, given: () => Data) =>
  (before: Data | null): string[] => {
    const home = before === null ? given() : mergeData(before, given())
    const place = { region: regionOf({ countryId: CountryID, zip: Zip }), typeWebId: WebID }
    const { refused, missing } = gateProblems(home, place)
    return [
      ...refused.map((code) => refusalWords[code].message.en.replace(/ Possible are:$/, '')),
      ...missing.map((code) => `missing: ${mentionWords[code].label.en}`),
    ]
  }
