import type { Endpoint } from 'payload'

const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
})

/**
 * Payload opens `first-register` to anybody while an auth collection is empty. The first member of staff comes from the
 * command line or the environment, an owner from an invitation, so the endpoint is always closed.
 */
export const closedFirstRegister: Endpoint[] = [closed('/first-register')]

/**
 * Owners log in through the site's own action and cookie; their REST endpoints, which share the staff's cookie, are closed.
 */
export const closedOwnerEndpoints: Endpoint[] = [
  ...closedFirstRegister,
  closed('/login'),
  closed('/forgot-password'),
  closed('/reset-password'),
  closed('/refresh-token'),
]

/** Payload renders preview pictures of its screens for anybody who asks; the back office is not public. */
export const closedPictureMaker: Endpoint[] = [
  { path: '/og', method: 'get', handler: () => Response.json({ message: 'Not found' }, { status: 404 }) },
]
