/** Posts to one of our own endpoints as the logged-in member of staff; returns whether it succeeded. */
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
