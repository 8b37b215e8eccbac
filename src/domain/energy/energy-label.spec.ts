import { describe, expect, it } from 'vitest'
import { energyLabels, energyView, labelByKwh, parseLabel } from './energy-label'

describe('labelByKwh', () => {
  it.each([
    [-20, 'A+'],
    [0, 'A+'],
    [0.1, 'A'],
    [100, 'A'],
    [101, 'B'],
    [200, 'B'],
    [300, 'C'],
    [300.5, 'D'],
    [400, 'D'],
    [500, 'E'],
    [501, 'F'],
    [5_000, 'F'],
  ])('in Flanders %d kWh is %s', (kwh, expected) => {
    expect(labelByKwh({ region: 'flanders', kwh })).toBe(expected)
  })

  it.each([
    [0, 'A++'],
    [1, 'A+'],
    [45, 'A+'],
    [46, 'A'],
    [85, 'A'],
    [170, 'B'],
    [171, 'C'],
    [255, 'C'],
    [340, 'D'],
    [425, 'E'],
    [510, 'F'],
    [511, 'G'],
  ])('in Wallonia %d kWh is %s', (kwh, expected) => {
    expect(labelByKwh({ region: 'wallonia', kwh })).toBe(expected)
  })

  // prettier-ignore
  const brussels = [
    [0, 'A++'], [15, 'A+'], [30, 'A'], [45, 'A-'], [62, 'B+'], [78, 'B'], [95, 'B-'], [113, 'C+'], [132, 'C'],
    [150, 'C-'], [170, 'D+'], [190, 'D'], [210, 'D-'], [232, 'E+'], [253, 'E'], [275, 'E-'], [345, 'F'],
  ] as const

  it.each(brussels)('in Brussels %d kWh is the last of %s', (kwh, expected) => {
    const next = energyLabels[energyLabels.indexOf(expected) + 1]
    expect(labelByKwh({ region: 'brussels', kwh })).toBe(expected)
    expect(labelByKwh({ region: 'brussels', kwh: kwh + 0.5 })).toBe(next)
  })

  it.each([
    ['in Luxembourg', 'luxembourg', 100],
    ['without a region', null, 100],
    ['without a figure', 'flanders', null],
    ['of what is no number', 'flanders', Number.NaN],
    ['of an endless figure', 'flanders', Number.POSITIVE_INFINITY],
  ] as const)('is unknown %s', (_case, region, kwh) => {
    expect(labelByKwh({ region, kwh })).toBeNull()
  })
})

describe('parseLabel', () => {
  it.each([
    ['a_plus', 'A+'],
    ['A+', 'A+'],
    ['A_plusplus', 'A++'],
    ['a_plus_plus', 'A++'],
    [' c ', 'C'],
    ['b_min', 'B-'],
    ['B_minus', 'B-'],
    ['b-', 'B-'],
    ['b−', 'B-'],
    ['g', 'G'],
    ['H', 'H'],
    ['i', 'I'],
    ['J', null],
    ['F+', null],
    ['PEB en cours', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (text, expected) => {
    expect(parseLabel(text)).toBe(expected)
  })

  it.each(energyLabels)('reads %s as itself', (label) => {
    expect(parseLabel(label)).toBe(label)
  })
})

describe('energyView', () => {
  const property = { region: 'wallonia', countryId: 10, kwh: 170, label: null, labelText: null } as const
  const abroad = { ...property, region: 'luxembourg', countryId: 50 } as const

  it.each([
    [
      'the own label wins and the editor is warned',
      { ...property, label: 'C' },
      { label: 'C', image: true, differs: true },
    ],
    [
      'equal labels raise no warning',
      { ...property, label: 'b' },
      { label: 'B', image: true, differs: false },
    ],
    ['the label by kWh is the fallback', property, { label: 'B', image: true, differs: false }],
    [
      'the label text stands in for the label',
      { ...property, labelText: 'a_plus' },
      { label: 'A+', image: true, differs: true },
    ],
    [
      'a Belgian property shows no other text',
      { ...property, kwh: null, labelText: 'En cours' },
      { label: null, image: false },
    ],
    [
      'a property without any has no image',
      { ...property, kwh: null },
      { label: null, image: false, differs: false },
    ],
    [
      'Luxembourg shows the label text',
      { ...abroad, labelText: 'B-C-B' },
      { label: null, labelText: 'B-C-B', image: false },
    ],
    [
      'Luxembourg shows the label without a text',
      { ...abroad, label: 'I' },
      { label: 'I', labelText: 'I', image: false, differs: false },
    ],
    [
      'another country has no label image',
      { ...abroad, region: null, countryId: 20, label: 'D' },
      { label: 'D', labelText: 'D', image: false },
    ],
  ])('%s', (_case, fields, expected) => {
    expect(energyView(fields)).toEqual({ labelText: null, differs: false, ...expected })
  })
})
