import { Socket } from 'node:net'
import type pg from 'pg'
import { isRecord } from '@/domain/shared/is-record'

const inside = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined

// The types of pg 8.20 do not have it.
const socketOf = (client: pg.ClientBase): unknown => inside(inside(client, 'connection'), 'stream')
const isWaiting = (client: pg.ClientBase): boolean => inside(client, 'readyForQuery') === false

/**
 * Closes a connection whose server owes an answer and has been silent for a number of milliseconds: it is frozen, or the
 * network is gone. Releasing it would not be enough: its next user could commit a statement that is still pending.
 */
export function breakSilent(client: pg.ClientBase, milliseconds: number): void {
  const socket = socketOf(client)
  if (!(socket instanceof Socket)) return
  socket.setTimeout(milliseconds)
  socket.on('timeout', () => {
    if (isWaiting(client)) socket.destroy(new Error('PostgreSQL does not answer'))
  })
}
