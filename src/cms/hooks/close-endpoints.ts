import type { Endpoint } from 'payload'

const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 }),
})

/**
 * Payload opens `first-register` to anybody while an auth collection is empty. The first member of staff comes from
 * the command line or the environment, an owner from an invitation: the endpoint is closed for good.
 */
export const closedFirstRegister: Endpoint[] = [closed('/first-register')]

/** Owners log in through the site's own action and cookie; their REST endpoints, which share the staff's cookie, are shut. */
export const closedOwnerEndpoints: Endpoint[] = [
  ...closedFirstRegister,
  closed('/login'),
  closed('/forgot-password'),
  closed('/reset-password'),
  closed('/refresh-token'),
]

/** Payload draws pictures of its screens for other sites, for anybody who asks: nobody is shown the back office. */
export const closedPictureMaker: Endpoint[] = [
  { path: '/og', method: 'get', handler: () => Response.json({ message: 'Not found' }, { status: 404 }) },
]
