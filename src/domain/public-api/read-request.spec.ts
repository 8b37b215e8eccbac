import { describe, expect, it } from 'vitest'
import { noCriteria, listCriteriaKeys } from '@/domain/search/criteria'
import { problemSchema } from './problem'
import { readPropertiesRequest, readPropertyRequest } from './read-request'

const read = (query: string) =>
  readPropertiesRequest({ parameters: new URLSearchParams(query), enabled: ['nl', 'fr'] })

describe('readPropertiesRequest', () => {
  it('reads the criteria of lists', () => {
    expect(read('lang=fr&type=1,2&type=3&garden=1&maxPrice=400.000&page=2')).toEqual({
      ok: true,
      value: {
        locale: 'fr',
        criteria: { ...noCriteria, types: [1, 2, 3], garden: true, maxPrice: 400_000, page: 2 },
      },
    })
    expect(read('lang=nl&page=1&q=')).toEqual({ ok: true, value: { locale: 'nl', criteria: noCriteria } })
  })

  it.each([
    ['', 'language-missing', 'lang'],
    ['lang=', 'language-missing', 'lang'],
    ['lang=it', 'language-unknown', 'lang'],
    ['lang=de', 'language-unknown', 'lang'],
    ['lang=FR', 'language-unknown', 'lang'],
    ['lang=fr&bedrooms=2', 'parameter-unknown', 'bedrooms'],
    ['lang=fr&minPrice=cheap', 'parameter-invalid', 'minPrice'],
    ['lang=fr&goal=buy', 'parameter-invalid', 'goal'],
    ['lang=fr&type=1&type=x', 'parameter-invalid', 'type'],
    ['lang=fr&page=0', 'parameter-invalid', 'page'],
    ['lang=fr&area=1,2', 'parameter-invalid', 'area'],
    ['lang=fr&garden=0', 'parameter-invalid', 'garden'],
    ['lang=fr&lang=nl', 'parameter-invalid', 'lang'],
    ['lang=fr&minPrice=5&minPrice=6', 'parameter-invalid', 'minPrice'],
    ['lang=fr&page=1&page=2', 'parameter-invalid', 'page'],
  ])('refuses %j with a problem that names the parameter', (query, code, parameter) => {
    const request = read(query)
    if (request.ok) throw new Error('It was accepted')
    expect(problemSchema.parse(request.failure)).toMatchObject({
      status: 400,
      title: 'Bad Request',
      code,
      parameter,
    })
  })

  it('says which languages and criteria there are', () => {
    const language = read('lang=de')
    const criterion = read('lang=fr&colour=red')
    expect(language).toMatchObject({ failure: { languages: ['nl', 'fr'] } })
    for (const key of listCriteriaKeys)
      expect(criterion).toMatchObject({ failure: { detail: expect.stringContaining(key) } })
  })
})

describe('readPropertyRequest', () => {
  const readOne = (reference: string) =>
    readPropertyRequest({ reference, parameters: new URLSearchParams('lang=fr'), enabled: ['fr'] })

  it('reads a reference', () => {
    expect(readOne('2101')).toEqual({ ok: true, value: { locale: 'fr', id: 2101 } })
  })

  it('refuses a parameter that it does not know', () => {
    const parameters = new URLSearchParams('lang=fr&fields=title')
    expect(readPropertyRequest({ reference: '2101', parameters, enabled: ['fr'] })).toMatchObject({
      ok: false,
      failure: { status: 400, code: 'parameter-unknown', parameter: 'fields' },
    })
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999', '2101 '])('knows no property %j', (reference) => {
    expect(readOne(reference)).toMatchObject({
      ok: false,
      failure: { status: 404, code: 'property-unknown' },
    })
  })
})
