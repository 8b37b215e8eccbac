/** Words of the four languages that say no more than a type of homes: "villa" and "penthouse" say more. */
export const plainTypeWords: ReadonlySet<string> = new Set(
  `maison maisons huis huizen woning woningen house houses haus hauser appartement appartements appartementen appart apparts
  apartment apartments apartement appartment flat flats wohnung wohnungen whg studios terrain terrains grond gronden bouwgrond bouwgronden plot plots
  grundstuck grundstucke bureau bureaux kantoor kantoren office offices buro buros garages parking parkings commerce commerces
  handelspand handelspanden shop shops laden`.split(/\s+/),
)
