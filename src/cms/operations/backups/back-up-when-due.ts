import type { Payload } from 'payload'
import { isBackupDue } from '@/domain/backups/backup-schedule'
import { backUp } from './back-up'
import { findLastRuns } from './backup-runs'
import { placeOfBackups } from './place-of-backups'

/** Makes the backup of a day, if the agency wants one and it has not been made. */
export async function backUpWhenDue({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const { isDaily } = await payload.findGlobal({ slug: 'backup-settings' })
  if (!isDaily) return
  const { made } = await findLastRuns(payload)
  if (isBackupDue({ now, last: made?.begunAt ?? null }))
    await backUp({ payload, place: placeOfBackups(), now })
}
