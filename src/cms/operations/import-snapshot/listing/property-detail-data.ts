import { parseLabel } from '@/domain/energy/energy-label'
import type { RecordData } from '@/cms/operations/import-snapshot/import-context'
import {
  groupKeys,
  propertyDetailSchema,
  type PropertyDetailRecord,
} from '@/cms/operations/import-snapshot/reading/property-detail-schema'
import { hasAnnuityTerms } from './annuity-terms'

/** The details of a property without any. */
export const noDetail: PropertyDetailRecord = propertyDetailSchema.parse({})

/** A group with all of its keys, because a missing key would keep its old value. */
const whole = (group: keyof typeof groupKeys, detail: PropertyDetailRecord): RecordData => ({
  ...Object.fromEntries(groupKeys[group].map((key) => [key, null])),
  ...detail[group],
})

function construction(detail: PropertyDetailRecord): RecordData {
  return {
    uniqueCode: detail.uniqueCode,
    detailStatus: detail.status,
    constructionYear: detail.constructionYear,
    renovationYear: detail.renovationYear,
    facades: detail.facades ? String(detail.facades) : null,
    heating: detail.heating,
    glazing: detail.glazing,
    windowFrame: detail.windowFrame,
    kitchen: detail.kitchen,
    roof: detail.roof,
  }
}

function energy(detail: PropertyDetailRecord, epcLabelText: string | null): RecordData {
  const { label, number, total, co2, endDate, eLevel } = detail.energyCertificate
  return {
    label: parseLabel(label ?? epcLabelText ?? ''),
    certificateNumber: number,
    total,
    co2,
    endDate,
    eLevel,
    electricityCertificate: detail.electricityCertificate,
    gasCertificate: detail.gasCertificate,
    asbestosType: detail.asbestosType,
    asbestosDate: detail.asbestosDate,
  }
}

/** The fields of a property from its details; missing details empty their fields. */
export function detailData(detail: PropertyDetailRecord, epcLabelText: string | null): RecordData {
  const { bedrooms, bathrooms, showerRooms, toilets, garages, parkings, floors } = detail
  return {
    rooms: { bedrooms, bathrooms, showerRooms, toilets, garages, parkings, floors },
    surfaces: { ...whole('surfaces', detail), frontWidth: detail.frontWidth, plotWidth: detail.plotWidth },
    construction: construction(detail),
    energy: energy(detail, epcLabelText),
    planning: {
      ...whole('planning', detail),
      floodZone: detail.floodZone,
      gScore: detail.gScore,
      pScore: detail.pScore,
    },
    costs: whole('costs', detail),
    lifeAnnuity: { enabled: hasAnnuityTerms(detail.lifeAnnuity), ...whole('lifeAnnuity', detail) },
    startPrice: detail.startPrice,
    newBuild: detail.newBuild ?? false,
  }
}
