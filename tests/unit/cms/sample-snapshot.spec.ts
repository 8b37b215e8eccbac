import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupByNumber } from '@/cms/operations/import-snapshot/reading/group-languages'
import { areaKeys } from '@/domain/places/areas'
import { locales, type Localized } from '@/domain/shared/locale'

// What the sample shows beyond the contract: each of it is a part of the site that would be empty without.
type Place = { Kind: string }
type PropertyRecord = {
  ID: number
  language: string
  Detail?: {
    unitNumber?: string
    floor?: number
    newBuild?: boolean
    constructionYear?: number
    renovationYear?: number
  }
  DistrictText?: string
  Nearby?: Place[]
  PublishedOn?: string
  EarlierPrices?: { Price: number; Until: string }[]
}
type Phase = { Name: string; Units: number[] }
type ProjectRecord = { ID: number; language: string; Units: number[]; Phases?: Phase[] }
type CityRecord = { Zip: string; language: string; PageText?: string; DistrictText?: string }
type NamedRecord = { name?: string; internalName?: string }
type ArticleRecord = { key: string; relatedArticles?: string[]; relatedProperties?: number[] }

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(`seed/snapshot/${file}`, 'utf8'))
}

const properties = read<PropertyRecord[]>('properties.json')
const inAllLanguages = (languages: readonly string[]) =>
  expect([...languages].toSorted()).toEqual([...locales].toSorted())

describe('the sample', () => {
  it('has a project of eight units in two phases, each unit with its number and floor', () => {
    const projects = read<ProjectRecord[]>('projects.json').filter(({ Phases }) => Phases)
    inAllLanguages(projects.map(({ language }) => language))
    for (const { Units, Phases = [] } of projects) {
      expect(Phases).toHaveLength(2)
      expect(Units).toHaveLength(8)
      expect(Phases.flatMap((phase) => phase.Units)).toEqual(Units)
      for (const unit of Units) {
        const records = properties.filter(({ ID }) => ID === unit)
        inAllLanguages(records.map(({ language }) => language))
        expect(records[0]?.Detail).toMatchObject({
          unitNumber: expect.any(String),
          floor: expect.any(Number),
        })
      }
    }
  })

  it('names its forms, lists, sliders and modules, which editors alone see, in the language of the agency', () => {
    const files = ['forms', 'property-lists', 'sliders', 'modules']
    const names = files.flatMap((file) =>
      read<NamedRecord[]>(`content/${file}.json`).map(({ name, internalName }) => name ?? internalName),
    )
    expect(names.length).toBeGreaterThan(70)
    const english = /\b(for|the|about|home|list|form|news|thank you|why|free|agency)\b/i
    expect(names.filter((name = 'free') => english.test(name))).toEqual([])
  })

  it('has the districts of four homes and two towns, and texts of the pages of two towns and a province', () => {
    const homes = groupByNumber(
      properties.filter(({ DistrictText }) => DistrictText),
      ({ ID }) => ID,
    )
    expect(homes.size).toBe(4)
    for (const records of homes.values()) {
      inAllLanguages(records.map(({ language }) => language))
      expect(records[0]?.Nearby?.length).toBeGreaterThan(2)
    }
    const towns = read<{ citys: CityRecord[] }>('cities.json').citys
    for (const key of ['PageText', 'DistrictText'] as const) {
      const told = groupByNumber(
        towns.filter((town) => town[key]),
        ({ Zip }) => Number(Zip),
      )
      expect(told.size, key).toBe(2)
      for (const records of told.values()) inAllLanguages(records.map(({ language }) => language))
    }
    const provinces = read<Record<string, Localized>>('content/province-texts.json')
    for (const [key, texts] of Object.entries(provinces)) {
      expect(areaKeys).toContain(key)
      inAllLanguages(Object.keys(texts))
    }
  })

  it('has homes whose price was lowered, and tells since when they are offered', () => {
    const lowered = properties.filter(({ EarlierPrices }) => EarlierPrices)
    expect(new Set(lowered.map(({ ID }) => ID)).size).toBe(4)
    for (const { PublishedOn = '', EarlierPrices = [] } of lowered)
      expect((EarlierPrices[0]?.Until ?? '') > PublishedOn).toBe(true)
    expect(read<{ showPriceHistory: boolean }>('content/site-settings.json').showPriceHistory).toBe(true)
  })

  it('says of each home built lately that it is new, and has no year that cannot be', () => {
    for (const { ID, Detail: { constructionYear, renovationYear, newBuild = false } = {} } of properties) {
      expect(newBuild, String(ID)).toBe((constructionYear ?? 0) >= 2025)
      for (const year of [constructionYear, renovationYear].filter((each) => each !== undefined)) {
        expect(year, String(ID)).toBeGreaterThan(1500)
        expect(year, String(ID)).toBeLessThanOrEqual(2027)
      }
      expect(renovationYear ?? Infinity, String(ID)).toBeGreaterThanOrEqual(constructionYear ?? 0)
    }
  })

  it('has testimonials that name agents, and articles that lead on to others and to homes', () => {
    const agents = read<{ key: string }[]>('content/agents.json').map(({ key }) => key)
    const named = read<{ agent?: string }[]>('content/testimonials.json').flatMap(({ agent }) => agent ?? [])
    expect(named.length).toBeGreaterThan(2)
    expect(agents).toEqual(expect.arrayContaining(named))
    const articles = read<ArticleRecord[]>('content/articles.json')
    const keys = articles.map(({ key }) => key)
    const related = articles.flatMap(({ relatedArticles }) => relatedArticles ?? [])
    expect(keys).toEqual(expect.arrayContaining(related))
    expect(related.length).toBeGreaterThan(5)
    const homes = articles.flatMap(({ relatedProperties }) => relatedProperties ?? [])
    expect(properties.map(({ ID }) => ID)).toEqual(expect.arrayContaining(homes))
    expect(homes.length).toBeGreaterThan(3)
  })
})
