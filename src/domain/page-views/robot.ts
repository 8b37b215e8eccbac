import { isbot } from 'isbot'

/** Whether the user agent names a program or is missing: a browser always sends one. */
export const isRobot = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === '' || isbot(userAgent)
