import 'server-only'
import type { FormQuery } from '@/domain/leads/form-query'
import { getFormDraft } from './form-drafts'
import type { FormRequest } from './lead-models'

/** What an address says of the forms on its page, with what came back to be corrected. */
export async function getFormRequest(query: FormQuery): Promise<FormRequest> {
  return { query, draft: query.token === null ? null : await getFormDraft(query.token) }
}
