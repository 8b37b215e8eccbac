type Deadline<Value> = {
  milliseconds: number
  /** The result for work that misses its deadline. */
  tooLate: () => Value | Promise<Value>
}

/** The result of the work, or that of the deadline if it comes first. */
export async function within<Value>(
  { milliseconds, tooLate }: Deadline<Value>,
  work: Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late')
  })
  const done = work.then((value) => ({ value }))
  const first = await Promise.race([done, late]).finally(() => clearTimeout(timer))
  if (first !== 'late') return first.value
  // Nobody awaits the result any more.
  done.catch(() => undefined)
  return tooLate()
}
