import { buildProblem, type Problem } from '@/domain/public-api/problem'
import type { Result } from '@/domain/shared/result'
import { limited } from '@/site/guards/rate-limit'
import { taggedResponse } from '@/site/guards/tagged-response'

/** How many requests a program may send, for each address of the API. */
export const publicLimit = { burst: 60, perMinute: 60 } as const

// Programs in the pages of other sites may read it: it knows no logins.
const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag, Retry-After' }

function sendProblem(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: {
      ...open,
      'Cache-Control': 'no-store',
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
    },
  })
}

const tooMany = buildProblem({
  status: 429,
  code: 'too-many-requests',
  detail: 'Ask again after the seconds of Retry-After.',
})

/** A route of the public API: limited, open to pages of other sites, with an entity tag; failures are problems (RFC 9457). */
export const publicRoute = (answer: (request: Request) => Promise<Result<object, Problem>>) =>
  limited({ ...publicLimit, refuse: (headers) => sendProblem(tooMany, headers) }, async (request) => {
    const result = await answer(request)
    if (!result.ok) return sendProblem(result.failure)
    return taggedResponse(request, {
      body: JSON.stringify(result.value),
      headers: { ...open, 'Content-Type': 'application/json; charset=utf-8' },
    })
  })
