/** What the types and towns that somebody asks for are called in a language; those that are not known are absent. */
export type KnownNames = {
  /** By WebID. */
  typeNames: ReadonlyMap<number, string>
  /** By `cityKey` of any of a town's names. */
  townNames: ReadonlyMap<string, string>
}
