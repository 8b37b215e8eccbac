import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isServerFunction } from './server-functions'

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
