import { Socket } from 'node:net'
import type pg from 'pg'

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

// Of pg 8.20, which does not name them in its types.
const socketOf = (client: pg.ClientBase): unknown => inside(inside(client, 'connection'), 'stream')
const isWaiting = (client: pg.ClientBase): boolean => inside(client, 'readyForQuery') === false

/**
 * Breaks off a connection whose server owes an answer and has said nothing for so many milliseconds: it is frozen, or the
 * line is dead. It is not only given up: whoever got it next could commit a statement that is still to be heard.
 */
export function breakSilent(client: pg.ClientBase, milliseconds: number): void {
  const socket = socketOf(client)
  if (!(socket instanceof Socket)) return
  socket.setTimeout(milliseconds)
  socket.on('timeout', () => {
    if (isWaiting(client)) socket.destroy(new Error('PostgreSQL does not answer'))
  })
}
