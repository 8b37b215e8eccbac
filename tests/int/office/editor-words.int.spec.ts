import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'
import { startSite, stopPayload, type Site } from '../../support/database/payload'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(stopPayload)

/** Every rich text of a list of fields, also within tabs, groups and rows. */
function editorsIn(fields: readonly Field[]): Extract<Field, { type: 'richText' }>[] {
  return fields.flatMap((field) => {
    if (field.type === 'richText') return [field]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => editorsIn(tab.fields))
    return 'fields' in field ? editorsIn(field.fields) : []
  })
}

/** The words of a field and of its options. */
function wordsOf(field: unknown): [string, unknown][] {
  if (!isRecord(field)) return []
  const { name, label, admin, options } = field
  const description = isRecord(admin) ? admin.description : undefined
  const ofOptions = Array.isArray(options)
    ? options.map((option: unknown) => (isRecord(option) ? option.label : option))
    : []
  return [label, description, ...ofOptions].map((words) => [String(name), words])
}

describe('the windows of the text editor', () => {
  it('have words in every language: a function would be asked once, in the language of who comes first', () => {
    const [field] = site.config.collections.flatMap(({ fields }) => editorsIn(fields))
    if (!field || typeof field.editor !== 'object' || !('generateSchemaMap' in field.editor))
      throw new Error('There is no rich text')
    const schemaMap = new Map()
    field.editor.generateSchemaMap?.({
      config: site.config,
      field,
      i18n: Object(null),
      schemaMap,
      schemaPath: 'text',
    })
    const known: unknown[] = [...schemaMap.values()]
    const windows = known.flatMap((part) =>
      isRecord(part) && Array.isArray(part.fields) ? part.fields : [part],
    )
    const words = windows.flatMap(wordsOf).filter(([, each]) => each !== undefined && each !== false)
    expect(words.map(([name]) => name)).toEqual(expect.arrayContaining(['text', 'linkType', 'url', 'newTab']))
    const links = words.filter(([name]) => ['text', 'linkType', 'url', 'doc', 'newTab'].includes(name))
    for (const [name, each] of links)
      expect([name, isRecord(each) ? Object.keys(each).toSorted() : typeof each]).toEqual([
        name,
        [...locales].toSorted(),
      ])
  })
})
