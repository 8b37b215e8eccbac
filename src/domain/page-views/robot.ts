import { isbot } from 'isbot'

/** Whether what asks calls itself a program, or nothing at all: a browser always says what it is. */
export const isRobot = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === '' || isbot(userAgent)
