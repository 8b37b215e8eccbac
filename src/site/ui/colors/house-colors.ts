import { contrastOf } from './readable-on'

/** The house colours that editors choose from, as styles/tokens.css has them. */
export const houseColors = { paper: '#fbf8f2', sand: '#f2ebde', ink: '#1f3d33', brick: '#b1573d' } as const

export type HouseColor = keyof typeof houseColors

// Of text of normal size (WCAG 2.2, level AA).
const enoughContrast = 4.5

/** The text colour as CSS if it is readable on its background; else the default of the background applies. */
export const textColorOn = (ground: HouseColor, color: HouseColor | null): string | undefined =>
  color && contrastOf(houseColors[color], houseColors[ground]) >= enoughContrast
    ? `var(--color-${color})`
    : undefined
