/**
 * Limits the memory of request bodies that are still arriving. If a visitor, or all together, hold too many or too much,
 * the one that has been idle longest is given up, so that a silent sender locks nobody out.
 * @param {{ each: { places: number, bytes: number }, all: { places: number, bytes: number } }} bounds
 */
export function createBodyPlaces({ each, all }) {
  // The body that has been idle longest comes first.
  const held = new Set()

  const amount = (places) => ({
    places: places.length,
    bytes: places.reduce((sum, { bytes }) => sum + bytes, 0),
  })

  /** `isOver` gets what is still held, and `counts` says which places would reduce it. */
  function giveUp(places, { isOver, counts }) {
    const now = amount(places)
    for (const place of places) {
      if (!isOver(now)) return
      if (place.isWhole || !counts(place)) continue
      now.places -= 1
      now.bytes -= place.bytes
      place.leave()
      place.isGivenUp = true
      place.onGivenUp()
    }
  }

  function keep(visitor, ruleOf) {
    giveUp(
      [...held].filter((place) => place.visitor === visitor),
      ruleOf(each),
    )
    giveUp([...held], ruleOf(all))
  }

  const ofPlaces = (bounds) => ({ isOver: ({ places }) => places > bounds.places, counts: () => true })
  // A place that holds nothing frees no memory.
  const ofBytes = (bounds) => ({
    isOver: ({ bytes }) => bytes > bounds.bytes,
    counts: ({ bytes }) => bytes > 0,
  })

  return {
    /**
     * Takes a place; `onGivenUp` is called when the place is lost.
     * @returns {{ grow(bytes: number): void, finish(): void, leave(): void } | null} null where all places are of bodies that
     *   are being answered
     */
    enter({ visitor, onGivenUp }) {
      const place = {
        visitor,
        bytes: 0,
        isWhole: false,
        isGivenUp: false,
        onGivenUp,
        grow(bytes) {
          place.bytes += bytes
          held.delete(place)
          held.add(place)
          keep(visitor, ofBytes)
        },
        /** From now on the body is being answered and is not given up any more. */
        finish() {
          place.isWhole = true
        },
        leave: () => held.delete(place),
      }
      held.add(place)
      keep(visitor, ofPlaces)
      return place.isGivenUp ? null : place
    },
  }
}
