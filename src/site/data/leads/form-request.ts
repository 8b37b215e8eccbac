import 'server-only'
import { parseFormQuery, type FormQuery } from '@/domain/leads/form-query'
import { parseCriteria, type ListingQuery } from '@/domain/search/criteria'
import { getFormDraft } from './form-drafts'
import type { FormRequest } from './lead-models'

/** The query of an address about the forms on its page, with the answers to correct. */
export async function getFormRequest(query: FormQuery): Promise<FormRequest> {
  return { query, draft: query.token === null ? null : await getFormDraft(query.token) }
}

/** The criteria of a listing and what `getFormRequest` reads, for an address that may have both. */
export const getListingRequest = async (query: ListingQuery) => ({
  ...(await getFormRequest(parseFormQuery(query))),
  criteria: parseCriteria(query),
})
