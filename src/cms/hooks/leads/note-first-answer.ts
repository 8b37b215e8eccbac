import type { FieldHook } from 'payload'

/** Notes when a lead was first attended to: a colleague has taken it in hand or closed it. Later changes leave it as it is. */
export const noteFirstAnswer: FieldHook = ({ originalDoc, siblingData }) => {
  const noted: unknown = originalDoc?.answeredAt
  if (noted) return noted
  return siblingData.status && siblingData.status !== 'new' ? new Date().toISOString() : null
}
