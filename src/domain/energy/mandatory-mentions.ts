import type { Goal } from '@/domain/properties/goal'
import { parseLabel } from './energy-label'
import type { Region } from './region'

/** Everything that an ad can lack, in the order of the editor's checklist. */
export const mentionCodes = [
  'energy-label',
  'energy-score',
  'energy-number',
  'energy-kwh',
  'energy-total',
  'flood-g',
  'flood-p',
  'rent',
  'rent-charges',
] as const

export type MentionCode = (typeof mentionCodes)[number]

type MentionText = string | null | undefined
type RequiredFigure = number | null | undefined

/** The content of an ad that the law of its region asks for; zero is a figure, a blank text is missing. */
export type AdMentions = {
  region: Region | null
  goal: Goal
  /** Bare land: no energy certificate, and no building to have a flood score of. */
  isLand: boolean
  /** A garage or parking: no energy certificate. */
  isGarage: boolean
  publishAddress: boolean
  energy: {
    /** The certificate's label; in Luxembourg its classes, free text. */
    label: MentionText
    certificateNumber: MentionText
    /** kWh/m².year; in Flanders this is the score. */
    kwh: RequiredFigure
    /** kWh/year for the whole property. */
    totalKwh: RequiredFigure
  }
  /** Flemish flood scores A to D: G of the building, P of the plot. */
  flood: { buildingScore: MentionText; plotScore: MentionText }
  /** Euro per month, asked of rentals only. */
  rent: { price: RequiredFigure; charges: RequiredFigure }
}

type Rules = Partial<Record<MentionCode, (ad: AdMentions) => boolean>>

// 'PEB en cours' is no label: it has to be one of the list.
const hasLabel = ({ energy }: AdMentions) => parseLabel(energy.label) !== null
const hasNumber = ({ energy }: AdMentions) => isText(energy.certificateNumber)
const hasKwh = ({ energy }: AdMentions) => isFigure(energy.kwh)

// Product.md, Belgian practice: the mention, and when an ad has it.
const energyRules: Record<Region, Rules> = {
  wallonia: {
    'energy-label': hasLabel,
    'energy-number': hasNumber,
    'energy-kwh': hasKwh,
    'energy-total': ({ energy }) => isFigure(energy.totalKwh),
  },
  brussels: { 'energy-label': hasLabel },
  flanders: { 'energy-score': hasKwh, 'energy-number': (ad) => ad.publishAddress || hasNumber(ad) },
  luxembourg: { 'energy-label': ({ energy }) => isText(energy.label) },
}

const floodRules: Rules = {
  'flood-g': ({ isLand, flood }) => isLand || isFloodScore(flood.buildingScore),
  'flood-p': ({ flood }) => isFloodScore(flood.plotScore),
}

const rentRules: Rules = {
  rent: ({ rent }) => isFigure(rent.price) && rent.price > 0,
  'rent-charges': ({ rent }) => isFigure(rent.charges) && rent.charges >= 0,
}

/**
 * The mentions an ad lacks before it may be published in its region (product.md, Belgian practice); empty
 * when it is complete.
 */
export function missingMentions(ad: AdMentions): MentionCode[] {
  const energyRegion = ad.isLand || ad.isGarage ? null : ad.region
  const rules: Rules = {
    ...(energyRegion === null ? {} : energyRules[energyRegion]),
    ...(ad.region === 'flanders' ? floodRules : {}),
    ...(ad.goal === 'rent' ? rentRules : {}),
  }
  return mentionCodes.filter((code) => rules[code]?.(ad) === false)
}

function isText(text: MentionText): boolean {
  return Boolean(text?.trim())
}

function isFigure(figure: RequiredFigure): figure is number {
  return typeof figure === 'number' && Number.isFinite(figure)
}

function isFloodScore(score: MentionText): boolean {
  return /^[a-d]$/i.test(score?.trim() ?? '')
}
