import { parseLabel } from '@/domain/energy/energy-label'
import type { Region } from '@/domain/energy/region'
import { depositCaps } from '@/domain/properties/rental-terms'
import { isFigure, isFloodScore, isText, type DutyFacts, type DutyText } from './duty-facts'
import { depositLaw, energyLaw, leaseLaw, type DutyLaw } from './duty-laws'

/** Everything that the law can ask of an ad or of its agency, in the order of the checklist. */
export const dutyCodes = [
  'energy-label',
  'energy-score',
  'energy-number',
  'energy-kwh',
  'energy-total',
  'energy-valid',
  'flood-g',
  'flood-p',
  'permit',
  'purpose',
  'summons',
  'preemptive-rights',
  'allotment-permit',
  'rent',
  'rent-charges',
  'deposit',
  'asbestos',
  'electricity',
  'agency-number',
] as const

export type DutyCode = (typeof dutyCodes)[number]

/** Why a duty does not apply to a property. */
export type ExemptReason =
  | 'gone'
  | 'not-yet'
  | 'sale-only'
  | 'rent-only'
  | 'land'
  | 'garage'
  | 'not-dwelling'
  | 'address-shown'
  | 'recent-building'
  | 'no-end-date'

/** There, missing, or answered in a way that somebody should look at. */
export type DutyCheck = 'there' | 'missing' | 'to-check'

export type DutyRule = {
  code: DutyCode
  /** Null is a property outside of the four regions. */
  regions: readonly (Region | null)[]
  law: DutyLaw | ((facts: DutyFacts) => DutyLaw)
  /** The ad itself needs it, so a property without it is not published; or it is needed later, at the agreement or deed. */
  stage: 'ad' | 'later'
  /** What is online stays there without it, and an import is published: it stops editors who put a property online. */
  mayStay?: true
  exempt?: (facts: DutyFacts) => ExemptReason | null
  check: (facts: DutyFacts) => DutyCheck
}

const belgium: readonly Region[] = ['flanders', 'wallonia', 'brussels']
const regions: readonly Region[] = [...belgium, 'luxembourg']
const everywhere: readonly (Region | null)[] = [...regions, null]

/** The last year of construction for which Flanders asks an asbestos certificate. */
export const lastAsbestosYear = 2000

const thereIf = (isThere: boolean): DutyCheck => (isThere ? 'there' : 'missing')

const noCertificate = ({ isLand, isGarage }: DutyFacts): ExemptReason | null =>
  isLand ? 'land' : isGarage ? 'garage' : null

// 'PEB en cours' is no label: it has to be one of the list.
const hasLabel = ({ energy }: DutyFacts) => parseLabel(energy.label) !== null
const hasNumber = ({ energy }: DutyFacts) => isText(energy.certificateNumber)
const hasKwh = ({ energy }: DutyFacts) => isFigure(energy.kwh)

const energyDuty = (
  code: DutyCode,
  rule: Pick<DutyRule, 'regions' | 'check' | 'exempt' | 'mayStay'>,
): DutyRule => ({
  code,
  law: energyLaw,
  stage: 'ad',
  exempt: noCertificate,
  ...rule,
})

// Product.md, Belgian practice.
const energyDuties: readonly DutyRule[] = [
  energyDuty('energy-label', {
    regions: ['wallonia', 'brussels'],
    check: (facts) => thereIf(hasLabel(facts)),
  }),
  energyDuty('energy-label', {
    regions: ['luxembourg'],
    check: ({ energy }) => thereIf(isText(energy.label)),
  }),
  energyDuty('energy-score', { regions: ['flanders'], check: (facts) => thereIf(hasKwh(facts)) }),
  energyDuty('energy-number', { regions: ['wallonia'], check: (facts) => thereIf(hasNumber(facts)) }),
  energyDuty('energy-number', {
    regions: ['flanders'],
    exempt: (facts) =>
      noCertificate(facts) ?? (facts.publishAddress && !hasNumber(facts) ? 'address-shown' : null),
    check: (facts) => thereIf(hasNumber(facts)),
  }),
  energyDuty('energy-kwh', { regions: ['wallonia'], check: (facts) => thereIf(hasKwh(facts)) }),
  energyDuty('energy-total', {
    regions: ['wallonia'],
    check: ({ energy }) => thereIf(isFigure(energy.totalKwh)),
  }),
  energyDuty('energy-valid', {
    regions,
    mayStay: true,
    exempt: (facts) => noCertificate(facts) ?? (isText(facts.energy.endDate) ? null : 'no-end-date'),
    check: ({ energy, today }) => thereIf((energy.endDate ?? '').slice(0, 10) >= today),
  }),
]

const floodDuties: readonly DutyRule[] = [
  {
    code: 'flood-g',
    regions: ['flanders'],
    law: 'flanders-flood',
    stage: 'ad',
    exempt: ({ isLand }) => (isLand ? 'land' : null),
    check: ({ flood }) => thereIf(isFloodScore(flood.buildingScore)),
  },
  {
    code: 'flood-p',
    regions: ['flanders'],
    law: 'flanders-flood',
    stage: 'ad',
    check: ({ flood }) => thereIf(isFloodScore(flood.plotScore)),
  },
]

const saleOnly = ({ goal }: DutyFacts): ExemptReason | null => (goal === 'sale' ? null : 'sale-only')
const rentOnly = ({ goal }: DutyFacts): ExemptReason | null => (goal === 'rent' ? null : 'rent-only')

const answered = (answer: DutyText): DutyCheck =>
  answer === 'unknown' ? 'to-check' : thereIf(isText(answer))

const planningDuty = (code: DutyCode, answerOf: (planning: DutyFacts['planning']) => DutyText): DutyRule => ({
  code,
  regions: ['flanders'],
  law: 'flanders-planning',
  stage: 'ad',
  mayStay: true,
  exempt: saleOnly,
  check: ({ planning }) => answered(answerOf(planning)),
})

const planningDuties: readonly DutyRule[] = [
  planningDuty('permit', ({ permit }) => permit),
  planningDuty('purpose', ({ purpose }) => purpose),
  planningDuty('summons', ({ summons }) => summons),
  planningDuty('preemptive-rights', ({ preemptiveRights }) => preemptiveRights),
  planningDuty('allotment-permit', ({ allotmentPermit }) => allotmentPermit),
]

const dwellingToLet = (facts: DutyFacts): ExemptReason | null =>
  rentOnly(facts) ?? (facts.isDwelling ? null : 'not-dwelling')

function isWithinCap({ region, deposit }: DutyFacts): boolean {
  return region === null || !isFigure(deposit) || deposit <= depositCaps[region]
}

const rentDuties: readonly DutyRule[] = [
  {
    code: 'rent',
    regions: everywhere,
    law: leaseLaw,
    stage: 'ad',
    exempt: rentOnly,
    check: ({ rent }) => thereIf(isFigure(rent.price) && rent.price > 0),
  },
  {
    code: 'rent-charges',
    regions: everywhere,
    law: leaseLaw,
    stage: 'ad',
    exempt: rentOnly,
    check: ({ rent }) => thereIf(isFigure(rent.charges) && rent.charges >= 0),
  },
  {
    code: 'deposit',
    regions,
    law: depositLaw,
    stage: 'later',
    exempt: dwellingToLet,
    check: (facts) => (isWithinCap(facts) ? 'there' : 'to-check'),
  },
]

function exemptFromAsbestos(facts: DutyFacts): ExemptReason | null {
  if (facts.goal !== 'sale') return 'sale-only'
  if (facts.isLand) return 'land'
  return isFigure(facts.constructionYear) && facts.constructionYear > lastAsbestosYear
    ? 'recent-building'
    : null
}

function checkAsbestos({ asbestos, constructionYear }: DutyFacts): DutyCheck {
  if (asbestos.type === 'safe' || asbestos.type === 'not-safe' || isText(asbestos.date)) return 'there'
  return isFigure(constructionYear) ? 'missing' : 'to-check'
}

const laterDuties: readonly DutyRule[] = [
  {
    code: 'asbestos',
    regions: ['flanders'],
    law: 'flanders-asbestos',
    stage: 'later',
    exempt: exemptFromAsbestos,
    check: checkAsbestos,
  },
  {
    code: 'electricity',
    regions: belgium,
    law: 'electricity',
    stage: 'later',
    exempt: (facts) => saleOnly(facts) ?? (facts.isDwelling ? null : 'not-dwelling'),
    check: ({ electricity }) => thereIf(electricity === 'conform' || electricity === 'not-conform'),
  },
  {
    code: 'agency-number',
    regions: everywhere,
    law: 'agency-mentions',
    stage: 'later',
    check: ({ agencyNumber }) => thereIf(isText(agencyNumber)),
  },
]

/** Every rule, in the order of `dutyCodes`. A region has one rule for each code at most. */
export const dutyTable: readonly DutyRule[] = [
  ...energyDuties,
  ...floodDuties,
  ...planningDuties,
  ...rentDuties,
  ...laterDuties,
]
