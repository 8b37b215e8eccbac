import type { EditorTexts } from '@/cms/fields/editor-text'
import type { DutyCode } from '@/domain/duties/duty-table'
import type { RefusedFact } from '@/domain/properties/property-faults'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

type FieldWords = { path: string; label: EditorTexts }

const label = officeTexts.gate.label
const kwh = officeTexts.gate.kwh

const { planning, energy } = siteTexts.facts

/**
 * The field of each duty, and its name for editors. No name has a comma: the back office joins the names of all refused
 * fields in one line and splits it at commas.
 */
export const dutyWords: Record<DutyCode, FieldWords> = {
  'energy-label': { path: 'energy.label', label },
  'energy-score': { path: 'energyPerformance', label: kwh },
  'energy-kwh': { path: 'energyPerformance', label: kwh },
  'energy-number': {
    path: 'energy.certificateNumber',
    label: officeTexts.gate.mention.energyNumber.label,
  },
  'energy-total': {
    path: 'energy.total',
    label: officeTexts.gate.mention.energyTotal.label,
  },
  'energy-valid': { path: 'energy.endDate', label: officeTexts.gate.mention.energyValid.label },
  'flood-g': {
    path: 'planning.gScore',
    label: officeTexts.gate.mention.floodG.label,
  },
  'flood-p': {
    path: 'planning.pScore',
    label: officeTexts.gate.mention.floodP.label,
  },
  rent: {
    path: 'price',
    label: officeTexts.gate.mention.rent.label,
  },
  'rent-charges': {
    path: 'costs.rentCharges',
    label: officeTexts.gate.mention.rentCharges.label,
  },
  permit: { path: 'planning.permit', label: planning.permit },
  purpose: { path: 'planning.areaApplication', label: planning.areaApplication },
  summons: { path: 'planning.summons', label: planning.summons },
  'preemptive-rights': { path: 'planning.preemptiveRights', label: planning.preemptiveRights },
  'allotment-permit': { path: 'planning.allotmentPermit', label: planning.allotmentPermit },
  deposit: { path: 'costs.deposit', label: officeTexts.gate.mention.deposit.label },
  asbestos: { path: 'energy.asbestosType', label: energy.asbestosType },
  electricity: { path: 'energy.electricityCertificate', label: energy.electricityCertificate },
  // A field of the site settings, which no form of a property has.
  'agency-number': { path: 'agency.professionalNumber', label: siteTexts.mentions.professionalNumber },
}

const status = officeTexts.gate.status

const labelText = officeTexts.gate.labelText

/** The facts that block publication: their field, and the reason. */
export const refusalWords: Record<RefusedFact, FieldWords & { message: EditorTexts }> = {
  'rented-sale': {
    path: 'status',
    label: status,
    message: officeTexts.gate.refusal.rentedSale.message,
  },
  'sold-rental': {
    path: 'status',
    label: status,
    message: officeTexts.gate.refusal.soldRental.message,
  },
  'unknown-label': {
    path: 'energy.label',
    label,
    message: officeTexts.gate.refusal.unknownLabel.message,
  },
  'unknown-label-text': {
    path: 'epcLabelText',
    label: labelText,
    message: officeTexts.gate.refusal.unknownLabelText.message,
  },
}
