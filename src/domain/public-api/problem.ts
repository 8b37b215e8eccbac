import * as z from 'zod'

/** Why a program gets no answer. */
const problemCodes = [
  'address-unknown',
  'language-missing',
  'language-unknown',
  'parameter-unknown',
  'parameter-invalid',
  'property-unknown',
  'too-many-requests',
] as const

/** A failure as programs read it (RFC 9457); `code` stays the same whatever the words become. */
export const problemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(problemCodes),
  parameter: z.string().optional().describe('The parameter of the query that is wrong'),
  languages: z.array(z.string()).optional().describe('The languages of the site'),
})

export type Problem = z.infer<typeof problemSchema>

// With the type `about:blank` the title is the phrase of the status.
const titles = { 400: 'Bad Request', 404: 'Not Found', 429: 'Too Many Requests' } as const

type ProblemFacts = Omit<Problem, 'type' | 'title' | 'status'> & { status: keyof typeof titles }

/** A problem with the title of its status. */
export const buildProblem = ({ status, ...facts }: ProblemFacts): Problem => ({
  type: 'about:blank',
  title: titles[status],
  status,
  ...facts,
})
