import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { findGlobalRecordAs, findRecordAs } from '@/cms/database/records'
import type { SiteSetting } from '@/cms/payload-types'
import {
  watermarkOpacity,
  watermarkWidth,
  type WatermarkCorner,
  type WatermarkKind,
} from '@/domain/media/watermark'

/** The watermark of the site settings. */
export type Watermark = {
  /** Ten hexadecimal digits that change with anything that changes its look; part of the names of files. */
  mark: string
  kind: WatermarkKind
  /** The name of the agency, or the file name of the logo. */
  content: string
  corner: WatermarkCorner
  /** In per cent of the width of a picture. */
  percent: number
  /** In per cent. */
  opacity: number
}

// A new way of drawing takes another number, so that all pictures are made anew.
const drawing = 1

type Settings = Pick<SiteSetting, 'agency' | 'watermark'>

type WatermarkContext = { payload: Payload; req?: Partial<PayloadRequest> }

const findSettings = ({ payload, req }: WatermarkContext): Promise<Partial<Settings>> =>
  findGlobalRecordAs<Settings>(payload, {
    slug: 'site-settings',
    select: { agency: { name: true }, watermark: true },
    req,
  })

const logoOf = ({ watermark }: Partial<Settings>): number | null => {
  const logo = watermark?.logo
  return (typeof logo === 'object' ? logo?.id : logo) ?? null
}

async function findLogo({ payload, req }: WatermarkContext, id: number): Promise<string | null> {
  const query = { collection: 'media', where: { id: { equals: id } }, req } as const
  const found = await findRecordAs<{ id: number; filename?: string | null }>(payload, query)
  return found?.filename ?? null
}

async function findContent(context: WatermarkContext, settings: Partial<Settings>): Promise<string | null> {
  if (settings.watermark?.kind !== 'logo') return settings.agency?.name?.trim() || null
  const id = logoOf(settings)
  return id === null ? null : findLogo(context, id)
}

/** The watermark of photos of properties; null where it is off, or has nothing to show. */
export async function getWatermark({ payload, req }: WatermarkContext): Promise<Watermark | null> {
  const settings = await findSettings({ payload, req })
  const { watermark } = settings
  if (watermark?.isOn !== true) return null
  const content = await findContent({ payload, req }, settings)
  if (content === null) return null
  const appearance = {
    kind: watermark.kind ?? 'name',
    content,
    corner: watermark.corner ?? 'bottom-right',
    percent: watermark.width ?? watermarkWidth.usual,
    opacity: watermark.opacity ?? watermarkOpacity.usual,
  } as const
  const mark = createHash('sha256')
    .update(JSON.stringify([drawing, ...Object.values(appearance)]))
    .digest('hex')
    .slice(0, 10)
  return { mark, ...appearance }
}

/** Whether a picture is the logo of the watermark that is on. */
export async function isLogo(req: PayloadRequest, id: number): Promise<boolean> {
  const settings = await findSettings({ payload: req.payload, req })
  const { isOn, kind } = settings.watermark ?? {}
  return isOn === true && kind === 'logo' && logoOf(settings) === id
}
