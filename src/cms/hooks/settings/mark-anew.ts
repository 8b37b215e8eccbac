import type { GlobalAfterChangeHook } from 'payload'
import { queueMarking } from '@/cms/operations/media/marks/mark-photos'
import { isRecord } from '@/domain/shared/is-record'

/** What the look of the watermark depends on. */
function appearanceOf(settings: unknown): string {
  if (!isRecord(settings)) return ''
  const { agency, watermark } = settings
  if (!isRecord(watermark) || watermark.isOn !== true) return ''
  const { logo } = watermark
  const name = isRecord(agency) ? agency.name : null
  return JSON.stringify([name, { ...watermark, logo: isRecord(logo) ? logo.id : logo }])
}

/** Has the photos of properties made anew when the watermark comes, goes or changes. */
export const markAnew: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (appearanceOf(doc) !== appearanceOf(previousDoc)) await queueMarking(req)
}
