import 'server-only'
import { getFormDraft as readFormDraft } from '@/cms/queries/leads/get-form-draft'
import type { FormDraft } from '@/domain/leads/form-draft'
import { getClient } from '@/site/data/client'

/** The answers of a form that was sent without JavaScript and has errors; null if there are none, or they have expired. */
export async function getFormDraft(token: string): Promise<FormDraft | null> {
  return readFormDraft({ payload: await getClient(), token, now: new Date() })
}
