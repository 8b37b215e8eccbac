/** How far a part of a project is. */
export const phaseStates = ['planned', 'building', 'delivered'] as const

export type PhaseState = (typeof phaseStates)[number]
