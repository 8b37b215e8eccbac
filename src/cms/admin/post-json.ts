/** Asks one of our own endpoints to do something, as the member of staff who is logged in; whether it did. */
export const postJson = ({ path, body }: { path: string; body: object }): Promise<boolean> =>
  fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
