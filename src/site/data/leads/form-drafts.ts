import 'server-only'
import { getFormDraft as readFormDraft } from '@/cms/queries/leads/get-form-draft'
import type { FormDraft } from '@/domain/leads/form-draft'
import { getClient } from '@/site/data/client'

/** What was typed into a form that was sent without JavaScript and came back; null where there is none, or no longer. */
export async function getFormDraft(token: string): Promise<FormDraft | null> {
  return readFormDraft({ payload: await getClient(), token, now: new Date() })
}
