type Deadline<Value> = {
  milliseconds: number
  /** What is given in place of a work that is late. */
  tooLate: () => Value | Promise<Value>
}

/** What comes first: a work's end, or its deadline. */
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
  // Nobody hears any more how it ends.
  done.catch(() => undefined)
  return tooLate()
}
