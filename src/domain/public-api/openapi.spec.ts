import { describe, expect, it } from 'vitest'
import { listCriteriaKeys } from '@/domain/search/criteria'
import { isRecord } from '@/domain/shared/is-record'
import { buildOpenApi } from './openapi'

const description: unknown = JSON.parse(
  JSON.stringify(
    buildOpenApi({
      siteUrl: 'https://agency.example',
      siteName: 'Maison Brabant',
      languages: ['nl', 'fr'],
      perMinute: 60,
    }),
  ),
)

/** The value at a path of names. */
const at = (...names: string[]): unknown =>
  names.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), description)

const parametersOf = (path: string): unknown[] => {
  const parameters = at('paths', path, 'get', 'parameters')
  return Array.isArray(parameters) ? parameters : []
}

describe('the description of the API', () => {
  it('is of OpenAPI 3.1 and names the site', () => {
    expect(at('openapi')).toBe('3.1.0')
    expect(at('servers')).toEqual([{ url: 'https://agency.example' }])
  })

  it('has every criterion and the languages of the site', () => {
    const parameters = parametersOf('/api/public/v1/properties')
    const names = parameters.map((parameter) => (isRecord(parameter) ? parameter.name : undefined))
    expect(names.toSorted()).toEqual([...listCriteriaKeys, 'lang'].toSorted())
    expect(parameters[0]).toMatchObject({ name: 'lang', required: true, schema: { enum: ['nl', 'fr'] } })
  })

  it('refers to schemas that are there, each of an object that has no other keys', () => {
    const references = [...JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g)]
    expect(references.length).toBeGreaterThan(5)
    for (const [, name = ''] of references)
      expect(at('components', 'schemas', name), name).toMatchObject({
        type: 'object',
        additionalProperties: false,
      })
  })

  it('describes the failures as problems', () => {
    for (const path of ['/api/public/v1/properties', '/api/public/v1/properties/{reference}'])
      for (const status of ['400', '429'])
        expect(at('paths', path, 'get', 'responses', status, 'content', 'application/problem+json')).toEqual({
          schema: { $ref: '#/components/schemas/Problem' },
        })
  })
})
