import type { PayloadRequest } from 'payload'

const planned = new WeakSet<PayloadRequest>()

/** Marks a request whose saves somebody planned. */
export const markPlanned = (req: PayloadRequest): unknown => planned.add(req)

/** Whether the saves of a request were planned, and a program carries them out. */
export const isPlanned = (req: PayloadRequest): boolean => planned.has(req)
