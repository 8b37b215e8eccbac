import type { Payload } from 'payload'
import { findGlobalRecordAs } from '@/cms/database/records'
import type { SiteSetting } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import type { ReminderTerms } from '@/domain/leads/lead-reminder'

/** When leads are reported, and the accounts of the colleagues; without any, the administrators are told. */
export type ReminderSettings = { terms: ReminderTerms; colleagues: number[] }

export async function getReminderSettings(payload: Payload): Promise<ReminderSettings> {
  const { leads } = await findGlobalRecordAs<Pick<SiteSetting, 'leads'>>(payload, {
    slug: 'site-settings',
    select: { leads: true },
  })
  const { after = null, then = null, colleagues } = leads?.reminder ?? {}
  return {
    terms: { after, then },
    colleagues: (colleagues ?? []).map(relationId).filter((id) => id !== null),
  }
}
