import 'server-only'
import type { FormQuery } from '@/domain/leads/form-query'
import { getFormDraft } from './form-drafts'
import type { FormRequest } from './lead-models'

/** The query of an address about the forms on its page, with the answers to correct. */
export async function getFormRequest(query: FormQuery): Promise<FormRequest> {
  return { query, draft: query.token === null ? null : await getFormDraft(query.token) }
}
