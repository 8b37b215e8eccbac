/** The symbols of icons.svg. */
export const iconNames = [
  'arrow-right',
  'arrow-left',
  'arrow-up',
  'chevron-down',
  'chevron-right',
  'close',
  'filter',
  'search',
  'sort',
  'zoom',
  'menu',
  'check',
  'external',
  'phone',
  'mail',
  'pin',
  'user',
  'clock',
  'bed',
  'bath',
  'surface',
  'plot',
  'bolt',
  'play',
  'pause',
  'cube',
  'plan',
  'photos',
  'house',
  'globe',
  'share',
  'print',
  'calendar',
  'file',
  'flood',
  'info',
  'heart',
  'compare',
  'map',
  'list',
  'star',
  'facebook',
  'instagram',
  'linkedin',
  'whatsapp',
] as const

export type IconName = (typeof iconNames)[number]

const isIconName = (name: string | null): name is IconName => iconNames.some((each) => each === name)

// Icon names of the back office for symbols with another name.
const drawnAs = new Map<string | null, IconName>([['map-pin', 'pin']])

/** The symbol of a name from the back office; null if there is none. */
export const iconOf = (name: string | null): IconName | null =>
  drawnAs.get(name) ?? (isIconName(name) ? name : null)
