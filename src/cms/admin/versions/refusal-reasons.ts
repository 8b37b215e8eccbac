import { z } from 'zod'

const problem = z.object({ label: z.string().optional(), path: z.string().optional(), message: z.string() })

const refusal = z.object({
  errors: z.array(
    z.object({
      message: z.string().optional(),
      data: z
        .object({ errors: z.array(problem) })
        .optional()
        .catch(undefined),
    }),
  ),
})

/** The server's reasons for refusing a save: a line for each field, or its one sentence. */
export function refusalReasons(answer: unknown): string[] {
  const read = refusal.safeParse(answer)
  if (!read.success) return []
  return read.data.errors.flatMap(({ data, message }) => {
    const lines = (data?.errors ?? []).map((one) =>
      [one.label ?? one.path, one.message].filter(Boolean).join(': '),
    )
    return lines.length > 0 ? lines : message ? [message] : []
  })
}
