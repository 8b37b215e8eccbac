// How long a slide stays, in ms.
const STAY = 6000

type Conditions = { isWanted: boolean; isHeld: boolean; isInView: boolean }

/** Advances every six seconds while it is wanted, in view and not hovered; `again` restarts the six seconds. */
export function createRotation(advance: () => void) {
  const conditions: Conditions = { isWanted: false, isHeld: false, isInView: false }
  let timer: ReturnType<typeof setInterval> | undefined

  const again = () => {
    clearInterval(timer)
    const { isWanted, isHeld, isInView } = conditions
    timer = isWanted && !isHeld && isInView ? setInterval(tick, STAY) : undefined
  }
  const tick = () => {
    if (!document.hidden) advance()
  }
  const set = (changed: Partial<Conditions>) => {
    Object.assign(conditions, changed)
    again()
  }
  return { set, again }
}
