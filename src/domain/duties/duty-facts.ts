import type { Region } from '@/domain/energy/region'
import type { Goal } from '@/domain/properties/goal'

export type DutyText = string | null | undefined
export type DutyFigure = number | null | undefined

/** What the duties of an ad depend on; zero is a figure, a blank text is missing. */
export type DutyFacts = {
  /** The day in Belgium, as 2026-11-26. */
  today: string
  region: Region | null
  goal: Goal
  /** What is not listed is no ad. */
  isOffered: boolean
  /** Bare land: no energy certificate, and no building to have a flood score of. */
  isLand: boolean
  /** A garage or parking: no energy certificate. */
  isGarage: boolean
  isDwelling: boolean
  publishAddress: boolean
  constructionYear: DutyFigure
  energy: {
    /** The certificate's label; in Luxembourg its classes, free text. */
    label: DutyText
    certificateNumber: DutyText
    /** kWh/m².year; in Flanders this is the score. */
    kwh: DutyFigure
    /** kWh/year for the whole property. */
    totalKwh: DutyFigure
    /** The last day of the certificate. */
    endDate: DutyText
  }
  /** Flemish flood scores A to D: G of the building, P of the plot. */
  flood: { buildingScore: DutyText; plotScore: DutyText }
  /** Answers: yes, no or unknown; the purpose is one of a list. */
  planning: {
    permit: DutyText
    purpose: DutyText
    summons: DutyText
    preemptiveRights: DutyText
    allotmentPermit: DutyText
  }
  asbestos: { type: DutyText; date: DutyText }
  /** The result of the inspection of the electricity. */
  electricity: DutyText
  /** Euro per month, asked of rentals only. */
  rent: { price: DutyFigure; charges: DutyFigure }
  /** In months of rent: the property's own, else that of the settings. */
  deposit: DutyFigure
  /** The agency's IPI or BIV number, from the settings. */
  agencyNumber: DutyText
}

export const isText = (text: DutyText): text is string => Boolean(text?.trim())

export const isFigure = (figure: DutyFigure): figure is number =>
  typeof figure === 'number' && Number.isFinite(figure)

export const isFloodScore = (score: DutyText): boolean => /^[a-d]$/i.test(score?.trim() ?? '')
