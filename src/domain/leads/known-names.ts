/** The names in a language of the requested types and towns; unknown ones are absent. */
export type KnownNames = {
  /** By WebID. */
  typeNames: ReadonlyMap<number, string>
  /** By `cityKey` of any of a town's names. */
  townNames: ReadonlyMap<string, string>
  /** By the id of a place, or a circle as `writeNear` writes it. */
  placeNames: ReadonlyMap<string, string>
}
