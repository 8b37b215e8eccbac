import { findLlms } from '@/site/data/feeds/llms'
import { taggedResponse } from '@/site/guards/tagged-response'

// Rendered on each request from cached data: a build has no database.
export const dynamic = 'force-dynamic'

export async function GET(request: Request): Promise<Response> {
  return taggedResponse(request, {
    body: await findLlms(),
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
