import type { Region } from '@/domain/energy/region'
import type { DutyFacts } from './duty-facts'

/**
 * The sources of the duties, with the day since when each holds. The agency's own rule has none: a rental never hides its
 * price (product.md, Belgian practice). Their names for people are in `office.json`.
 */
export const dutyLaws = {
  'flanders-energy': '2012-01-01',
  'wallonia-energy': '2015-01-01',
  'brussels-energy': '2015-01-01',
  'luxembourg-energy': '2021-07-01',
  'flanders-flood': '2023-01-01',
  'flanders-planning': '2009-09-01',
  'flanders-asbestos': '2022-11-23',
  'flanders-lease': '2019-01-01',
  'wallonia-lease': '2018-09-01',
  'brussels-lease': '2018-01-01',
  'flanders-deposit': '2019-01-01',
  'wallonia-deposit': '2018-09-01',
  'brussels-deposit': '2018-01-01',
  'luxembourg-deposit': '2024-08-01',
  electricity: '2020-06-01',
  'agency-mentions': '2014-05-09',
  'own-rule': null,
} as const satisfies Record<string, string | null>

export type DutyLaw = keyof typeof dutyLaws

const energyLaws: Record<Region, DutyLaw> = {
  flanders: 'flanders-energy',
  wallonia: 'wallonia-energy',
  brussels: 'brussels-energy',
  luxembourg: 'luxembourg-energy',
}

const depositLaws: Record<Region, DutyLaw> = {
  flanders: 'flanders-deposit',
  wallonia: 'wallonia-deposit',
  brussels: 'brussels-deposit',
  luxembourg: 'luxembourg-deposit',
}

// The laws on leases ask for rent and charges of dwellings; the agency shows them for every rental.
const leaseLaws: Partial<Record<Region, DutyLaw>> = {
  flanders: 'flanders-lease',
  wallonia: 'wallonia-lease',
  brussels: 'brussels-lease',
}

type Placed = Pick<DutyFacts, 'region' | 'isDwelling'>

export const energyLaw = ({ region }: Placed): DutyLaw => (region ? energyLaws[region] : 'own-rule')

export const depositLaw = ({ region }: Placed): DutyLaw => (region ? depositLaws[region] : 'own-rule')

export const leaseLaw = ({ region, isDwelling }: Placed): DutyLaw =>
  (isDwelling && region ? leaseLaws[region] : undefined) ?? 'own-rule'
