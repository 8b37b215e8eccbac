/**
 * Bounds what is held of bodies that are still on their way. Where a visitor, or all together, hold too many or too
 * much, the one that has stood still for the longest time is given up: whoever sends nothing keeps nobody out.
 * @param {{ each: { places: number, bytes: number }, all: { places: number, bytes: number } }} bounds
 */
export function createBodyPlaces({ each, all }) {
  // The one that stood still for the longest time comes first.
  const held = new Set()

  const amount = (places) => ({
    places: places.length,
    bytes: places.reduce((sum, { bytes }) => sum + bytes, 0),
  })

  function giveUp(places, bounds) {
    const now = amount(places)
    for (const place of places) {
      if (now.places <= bounds.places && now.bytes <= bounds.bytes) return
      if (place.isWhole) continue
      now.places -= 1
      now.bytes -= place.bytes
      place.leave()
      place.isGivenUp = true
      place.onGivenUp()
    }
  }

  function keepBounds(visitor) {
    giveUp(
      [...held].filter((place) => place.visitor === visitor),
      each,
    )
    giveUp([...held], all)
  }

  return {
    /**
     * Takes a place; `onGivenUp` is told when it is lost.
     * @returns {{ grow(bytes: number): void, finish(): void, leave(): void } | null} null where none can be had
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
          keepBounds(visitor)
        },
        /** From now on it is being answered, and is not given up any more. */
        finish() {
          place.isWhole = true
        },
        leave: () => held.delete(place),
      }
      held.add(place)
      keepBounds(visitor)
      return place.isGivenUp ? null : place
    },
  }
}
