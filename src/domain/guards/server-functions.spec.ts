import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isServerFunction, parseServerCall } from './server-functions'

describe('isServerFunction', () => {
  it('knows those that Payload has, and no other', () => {
    const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
    const [, table = ''] = /const baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
    const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !isServerFunction(name))).toEqual([])
  })

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '',
    'Form-State',
    undefined,
    null,
    1,
    {},
    ['slugify'],
  ])('knows none called %j', (name) => {
    expect(isServerFunction(name)).toBe(false)
  })
})

const entities = { collections: ['pages', 'users'], globals: ['settings'] }

describe('parseServerCall', () => {
  it.each([
    ['form-state', { collectionSlug: 'pages', data: {} }],
    ['render-document', { collectionSlug: 'pages', docID: 1 }],
    [
      'render-document',
      { collectionSlug: 'settings', paramsOverride: { segments: ['globals', 'settings'] } },
    ],
    ['render-document-slots', { collectionSlug: 'pages', id: '12' }],
    ['render-list', { collectionSlug: 'users', query: { limit: 10 } }],
    ['render-field', { schemaPath: 'collection.pages.name' }],
    ['slugify', { globalSlug: 'settings', path: 'slug', valueToSlugify: 'x' }],
    ['slugify', { collectionSlug: 'pages', path: 'slug' }],
    ['copy-data-from-locale', { collectionSlug: 'pages', docID: 1, fromLocale: 'fr', toLocale: 'nl' }],
    ['get-default-layout', undefined],
  ])('takes %s with %j', (name, args) => {
    expect(parseServerCall({ name, args }, entities)).toEqual({ name, args: args ?? {} })
  })

  it.each([
    undefined,
    null,
    'form-state',
    ['form-state'],
    {},
    { name: 'constructor' },
    { name: ['form-state'] },
    { name: 'form-state', args: 'x' },
    { name: 'form-state', args: [] },
    { name: 'render-document', args: {} },
    { name: 'render-document', args: { collectionSlug: '__proto__' } },
    { name: 'render-document', args: { collectionSlug: ['pages'] } },
    { name: 'render-document', args: { collectionSlug: 'pages', docID: {} } },
    { name: 'render-document', args: { collectionSlug: 'pages', docID: 1e308 } },
    { name: 'render-document', args: { collectionSlug: 'pages', paramsOverride: { segments: [{}] } } },
    { name: 'render-document-slots', args: { collectionSlug: 'settings' } },
    { name: 'render-list', args: { collectionSlug: 'constructor' } },
    { name: 'render-list', args: { collectionSlug: 'pages', query: 'x' } },
    { name: 'render-field', args: { schemaPath: 1 } },
    { name: 'slugify', args: { collectionSlug: 'pages' } },
    { name: 'slugify', args: { collectionSlug: 'pages', path: 'slug', valueToSlugify: {} } },
    { name: 'copy-data-from-locale', args: { collectionSlug: 'pages', fromLocale: 'fr' } },
  ])('takes no %j', (call) => {
    expect(parseServerCall(call, entities)).toBeNull()
  })
})
