import type { EnergyLabel } from '@/domain/energy/energy-label'

type TableContext = { placesOf: (names: string) => string; energyLabels: readonly EnergyLabel[] }

const numbers: Readonly<Record<string, string>> = {
  bed: 'bedrooms>=',
  bath: 'bathrooms>=',
  facades: 'facades>=',
  garages: 'garage>=',
  parkings: 'parking>=',
  surf: 'living>=',
  surfMax: 'living<=',
  plot: 'plot>=',
  plotMax: 'plot<=',
  min: 'price>=',
  max: 'price<=',
}

const flags: Readonly<Record<string, string>> = {
  new: 'newBuild',
  ground: 'groundFloor',
  notGround: 'notGroundFloor',
}

/**
 * The rows of a table of lines: `line | reading`. A reading has a word for each criterion: `type=house,apartment`,
 * `not=studio`, `bed=3`, `surf=100` and `surfMax=150` (m²), `plot=1000`, `max=400000`, `garden`, `label=A,B`, `labelUp=B` (B or
 * better), `in=wavre,namur`, `near=wavre:10` (km), and `?word` for one that is not understood.
 */
export const readTable = (table: string, context: TableContext): [line: string, expected: string[]][] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', reading = ''] = row.split(' | ')
      return [line, reading.split(' ').flatMap((word) => expectedOf(word, context))]
    })

function expectedOf(word: string, { placesOf, energyLabels }: TableContext): string[] {
  const [name = '', value] = word.split('=')
  if (value === undefined) return [flags[name] ?? name]
  if (name === 'in') return [`in=${placesOf(value)}`]
  if (name === 'near') {
    const [place = '', kilometres = ''] = value.split(':')
    return [`near${kilometres}=${placesOf(place)}`]
  }
  if (name === 'labelUp') {
    const labels = energyLabels.slice(0, energyLabels.findIndex((label) => label === value) + 1)
    return [`label=${labels.join(',')}`]
  }
  const number = numbers[name]
  return [number === undefined ? word : `${number}${value}`]
}
