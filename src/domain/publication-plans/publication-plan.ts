/** What a plan does with a document: its latest draft is published, or it is taken off the site. */
export const planKinds = ['publish', 'unpublish'] as const

export type PlanKind = (typeof planKinds)[number]

/** Why a moment is refused: no date and time, an hour that the clock skips, over, too far, or in the wrong order. */
export const momentFaults = ['invalid', 'skipped', 'past', 'too-far', 'order'] as const

export type MomentFault = (typeof momentFaults)[number]

/** Why a plan could not be carried out. */
export const planFaults = ['refused', 'no-right', 'no-account', 'failed'] as const

export type PlanFault = (typeof planFaults)[number]

/** A plan that stops with an unknown error is tried so often, a minute apart. */
export const MOST_TRIES = 5

/** A failed plan is shown so long, in days, unless somebody dismisses or renews it before. */
export const FAILED_KEPT = 90
