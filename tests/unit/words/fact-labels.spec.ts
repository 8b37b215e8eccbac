import { describe, expect, it } from 'vitest'
import { conditionFieldOptions } from '@/cms/collections/property-lists/condition-options'
import { constructionTab } from '@/cms/collections/properties/construction-tab'
import { mainTab } from '@/cms/collections/properties/main-tab'
import { energyTab } from '@/cms/collections/properties/energy-tab'
import { planningTab } from '@/cms/collections/properties/planning-tab'
import { priceTab } from '@/cms/collections/properties/price-tab'
import { roomsTab } from '@/cms/collections/properties/rooms-tab'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'
import { textAt } from '@/messages/text-at'
import { getTranslator } from '@/messages/translator'

type Label = { path: string; label: unknown }

const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** The names of the fields and of the answers to choose from: 'construction.roof', 'construction.roof=slate'. */
const labelsIn = (fields: unknown, group = ''): Label[] =>
  recordsIn(fields).flatMap((field) => {
    const path = [group, textOf(field.name)].filter(Boolean).join('.')
    return [
      ...(field.name === undefined ? [] : [{ path, label: field.label }]),
      ...recordsIn(field.options).map(({ value, label }) => ({ path: `${path}=${textOf(value)}`, label })),
      ...labelsIn(field.fields, path),
    ]
  })

const labels = [mainTab, constructionTab, energyTab, planningTab, priceTab, roomsTab].flatMap(({ fields }) =>
  labelsIn(fields),
)

const inLanguage = (label: unknown, locale: Locale): string => textAt(label, [locale]) ?? ''

/** A label without what it adds to a name in brackets: the unit, or the answers. */
const withoutUnit = (label: string, name: string): string =>
  label.startsWith(name) && /^ \([^()]+\)$/.test(label.slice(name.length)) ? name : label

const groups = ['rooms', 'surfaces', 'construction', 'energy', 'planning', 'costs', 'lifeAnnuity'] as const

/** The facts whose field has another place. */
const places: Record<string, string> = {
  'energy.kwh': 'energyPerformance',
  'construction.furnished': 'furnished',
  'construction.lift': 'lift',
}

/** An editor ticks whether sellers stay; the page says it in two words. */
const ticked = 'lifeAnnuity.occupied'

const facts = groups
  .flatMap((group) => Object.keys(siteTexts.facts[group]).map((name) => `${group}.${name}`))
  .filter((fact) => fact !== ticked)

/** The name of a fact on the page of a property; of several rooms, in the plural. */
const nameOnPage = (fact: string, locale: Locale): string => {
  const text = textAt(siteTexts.facts, [...fact.split('.'), locale]) ?? ''
  return text.replace(/^\{count, plural, .*other \{(.+)\}\}$/, '$1')
}

const answers: Record<string, unknown> = siteTexts.facts.options

describe.each(locales)('the facts of a property in %s', (locale) => {
  it('have the names of its page in the back office', () => {
    const names = facts.map((fact) => {
      const field = labels.find(({ path }) => path === (places[fact] ?? fact))
      return [fact, withoutUnit(inLanguage(field?.label, locale), nameOnPage(fact, locale))]
    })
    expect(names).toEqual(facts.map((fact) => [fact, nameOnPage(fact, locale)]))
    expect(facts.length).toBeGreaterThan(60)
  })

  it('have the answers of its page in the back office', () => {
    const chosen = labels.flatMap(({ path, label }) => {
      const [, name = '', value = ''] = /^\w+\.(\w+)=(.+)$/.exec(path) ?? []
      const texts = answers[name] ?? answers.yesNo
      return value === '' || path.startsWith('energy.label=')
        ? []
        : [{ path, shown: inLanguage(label, locale), onPage: textAt(texts, [value, locale]) }]
    })
    expect(chosen.filter(({ shown, onPage }) => shown !== onPage)).toEqual([])
    expect(chosen.length).toBeGreaterThan(50)
    const occupied = labels.find(({ path }) => path === ticked)
    expect(inLanguage(occupied?.label, locale)).toBe(siteTexts.facts.options.occupied.occupied[locale])
  })

  it('have the same names where a list of properties compares them', () => {
    const t = getTranslator(locale)
    const names: Record<string, string> = {
      price: t('property.purchase.price'),
      bedrooms: t('facts.rooms.bedrooms', { count: 2 }),
      bathrooms: t('facts.rooms.bathrooms', { count: 2 }),
      garages: t('facts.rooms.garages', { count: 2 }),
      parkings: t('facts.rooms.parkings', { count: 2 }),
      livingSurface: t('facts.surfaces.living'),
      groundSurface: t('facts.surfaces.ground'),
      gardenSurface: t('facts.surfaces.garden'),
      terraceSurface: t('facts.surfaces.terrace'),
      constructionYear: t('facts.construction.constructionYear'),
      facades: t('facts.construction.facades'),
      energyKwh: t('facts.energy.kwh'),
      energyLabel: t('facts.energy.label'),
      newBuild: t('property.newBuild'),
      lifeAnnuity: t('facts.groups.lifeAnnuity'),
    }
    const compared = conditionFieldOptions().filter(({ value }) => value in names)
    expect(
      Object.fromEntries(
        compared.map(({ value, label }) => [value, withoutUnit(label[locale], names[value] ?? '')]),
      ),
    ).toEqual(names)
  })

  it('have the same names in what the gate asks for', () => {
    const { label, kwh, mention } = officeTexts.gate
    const { energy } = siteTexts.facts
    const asked = [
      [label, energy.label],
      [kwh, energy.kwh],
      [mention.energyNumber.label, energy.certificateNumber],
      [mention.energyTotal.label, energy.total],
    ] as const
    for (const [text, fact] of asked)
      expect(text[locale].toLowerCase()).toMatch(new RegExp(`^${fact[locale].toLowerCase()}(?: |$)`))
  })
})

it.each([
  ['bedroomsLabel', siteTexts.property.bedroomsLabel],
  ['bathrooms', siteTexts.lead.fields.bathrooms],
  ['showerRooms', siteTexts.property.showerRoomsLabel],
  ['garages', siteTexts.lead.fields.garages],
  ['parkings', siteTexts.lead.fields.parkings],
])('several rooms have one name: %s', (name, texts) => {
  const fact = `rooms.${name.replace('Label', '')}`
  for (const locale of locales) expect(texts[locale]).toBe(nameOnPage(fact, locale))
})
