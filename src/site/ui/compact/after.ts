// What is there goes on at once: a promise for each element of a page, with Node's bookkeeping of them, took longer than
// its text.

const isThere = <Value>(value: Value | Promise<Value>): value is Value => !(value instanceof Promise)

/** Goes on with a value, as soon as it is there. */
export const after = <Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> => (isThere(value) ? next(value) : value.then(next))

/** Several values, as soon as all of them are there. */
export const afterAll = <Value>(values: (Value | Promise<Value>)[]): Value[] | Promise<Value[]> =>
  values.every(isThere) ? values : Promise.all(values)

/** Turns an error into a rejection, so that promises beside it are still awaited, and their own errors are handled. */
export function attempt<Value>(work: () => Value | Promise<Value>): Value | Promise<Value> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}
