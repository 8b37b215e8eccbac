import gazetteer from './gazetteer.json'
import type { Locale } from '@/domain/shared/locale'

type Area = { id: string; names: Record<Locale, string> }

const { provinces, regions } = gazetteer

/** The provinces of Belgium and the Region of Brussels, which have pages like towns. The keys are stored. */
export const areas = {
  antwerpen: { id: 'be-province-antwerpen', names: provinces[10000] },
  brabantWallon: { id: 'be-province-brabant-wallon', names: provinces[20002] },
  brussels: { id: 'be-region-brussels', names: regions.brussels },
  hainaut: { id: 'be-province-hainaut', names: provinces[50000] },
  liege: { id: 'be-province-liege', names: provinces[60000] },
  limburg: { id: 'be-province-limburg', names: provinces[70000] },
  luxembourg: { id: 'be-province-luxembourg', names: provinces[80000] },
  namur: { id: 'be-province-namur', names: provinces[90000] },
  oostVlaanderen: { id: 'be-province-oost-vlaanderen', names: provinces[40000] },
  vlaamsBrabant: { id: 'be-province-vlaams-brabant', names: provinces[20001] },
  westVlaanderen: { id: 'be-province-west-vlaanderen', names: provinces[30000] },
} as const satisfies Record<string, Area>

export type AreaKey = keyof typeof areas

const isAreaKey = (key: string): key is AreaKey => Object.hasOwn(areas, key)

export const areaKeys: readonly AreaKey[] = Object.keys(areas).filter(isAreaKey)

/** The key of an area by its id in the gazetteer; null for any other place. */
export const areaKeyOf = (id: string): AreaKey | null => areaKeys.find((key) => areas[key].id === id) ?? null
