import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Media, SiteSetting } from '@/cms/payload-types'
import { makePicture } from '../database/factories'
import { readStored } from './stored-files'

type Watermark = Partial<NonNullable<SiteSetting['watermark']>>

/** Changes the watermark of the settings, as the back office does. */
export const setWatermark = async (payload: Payload, watermark: Watermark): Promise<void> => {
  await payload.updateGlobal({ slug: 'site-settings', data: { agency: { name: 'Brabant' }, watermark } })
}

type UploadInput = Partial<Pick<Media, 'kind' | 'isOfProperty'>> & { width?: number; name?: string }

/** Uploads a picture in one colour. */
export async function upload(
  payload: Payload,
  { width = 640, name = 'facade.jpg', ...data }: UploadInput = {},
): Promise<Media> {
  const file = await makePicture({ width, height: 600, name })
  return payload.create({ collection: 'media', data: { alt: 'Façade', ...data }, file })
}

export const readMedia = (payload: Payload, id: number): Promise<Media> =>
  payload.findByID({ collection: 'media', id })

/** The job, until it has nothing to do. */
export async function runJob(payload: Payload): Promise<void> {
  const { markPhotos } = await import('@/cms/operations/media/marks/mark-photos')
  await markPhotos({ payload, data: {} })
}

const quarters = { 'top-left': [0, 0], 'top-right': [1, 0], 'bottom-left': [0, 1], 'bottom-right': [1, 1] }

/** The corners of a picture of one colour in which something else stands. */
export async function markedCorners(name: string | null | undefined): Promise<string[]> {
  const bytes = await readStored('media', name)
  if (!bytes) return ['missing']
  const { width, height } = await sharp(bytes).metadata()
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) }
  const found: string[] = []
  for (const [corner, [x = 0, y = 0]] of Object.entries(quarters)) {
    const part = sharp(bytes).extract({ left: x * half.width, top: y * half.height, ...half })
    const { channels } = await sharp(await part.png().toBuffer()).stats()
    if (channels.some(({ min, max }) => max - min > 40)) found.push(corner)
  }
  return found
}

/** Whether a run is queued; forgets it. */
export async function isQueued(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = 'mark-photos' having count(*) > 0`)
  return rows.length > 0
}
