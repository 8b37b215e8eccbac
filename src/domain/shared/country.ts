/** The snapshot's `CountryID` of Belgium (specification section 9). */
export const BELGIUM = 10

/** The snapshot's `CountryID` of Luxembourg (specification section 9). */
export const LUXEMBOURG = 50
