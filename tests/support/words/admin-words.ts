import type { SanitizedConfig } from 'payload'
import { isRecord } from '@/domain/shared/is-record'

type AdminText = { path: string; text: unknown }

// The back office has no form for these collections.
const payloadOwn = /^payload-/

// Payload translates the labels of its own fields.
const unnamed = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'sessions']

const isHidden = (field: Record<string, unknown>): boolean =>
  field.hidden === true || (isRecord(field.admin) && field.admin.hidden === true)

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

function* labelsOf(owner: Record<string, unknown>, path: string): Generator<AdminText> {
  if (!isRecord(owner.labels)) return
  yield { path: `${path} singular`, text: owner.labels.singular }
  yield { path: `${path} plural`, text: owner.labels.plural }
}

function* wordsAround(owner: Record<string, unknown>, path: string): Generator<AdminText> {
  const admin = isRecord(owner.admin) ? owner.admin : {}
  for (const key of ['description', 'placeholder', 'group'])
    if (admin[key]) yield { path: `${path} ${key}`, text: admin[key] }
  yield* labelsOf(owner, path)
}

function* textsOfField(field: Record<string, unknown>, path: string): Generator<AdminText> {
  if (typeof field.name === 'string' && unnamed.includes(field.name)) return
  const isNamed = typeof field.name === 'string' && field.type !== 'ui'
  if (field.label !== false && (isNamed || field.label)) yield { path, text: field.label }
  yield* wordsAround(field, path)
  if (field.description) yield { path: `${path} description`, text: field.description }
  for (const option of Array.isArray(field.options) ? field.options : [])
    yield { path: `${path} option`, text: isRecord(option) ? option.label : option }
  for (const block of listOf(field.blocks)) {
    yield* labelsOf(block, `${path}.${String(block.slug)}`)
    yield* textsOfFields(block.fields, `${path}.${String(block.slug)}`)
  }
}

function* textsOfFields(fields: unknown, path: string): Generator<AdminText> {
  for (const field of listOf(fields)) {
    if (isHidden(field)) continue
    const here = typeof field.name === 'string' ? `${path}.${field.name}` : path
    yield* textsOfField(field, here)
    if (field.name === 'sessions') continue
    yield* textsOfFields(field.fields, here)
    for (const tab of listOf(field.tabs)) {
      yield { path: `${here} tab`, text: tab.label }
      yield* wordsAround(tab, `${here} tab`)
      if (tab.description) yield { path: `${here} tab description`, text: tab.description }
      yield* textsOfFields(tab.fields, typeof tab.name === 'string' ? `${here}.${tab.name}` : here)
    }
  }
}

/** Every text of collections and globals that a screen of the back office can show, from the configuration. */
export function* adminTexts({ collections, globals }: SanitizedConfig): Generator<AdminText> {
  const ownSlugs: unknown[] = [...collections, ...globals].filter(({ slug }) => !payloadOwn.test(slug))
  for (const owner of ownSlugs) {
    if (!isRecord(owner)) continue
    const path = String(owner.slug)
    if ('label' in owner) yield { path, text: owner.label }
    yield* wordsAround(owner, path)
    yield* textsOfFields(owner.fields, path)
  }
}

export type Reader = { i18n: { language: string }; t: unknown }

/** A text in the language of its reader. */
export function textIn(text: unknown, reader: Reader): unknown {
  if (typeof text === 'function') return text(reader)
  return isRecord(text) ? text[reader.i18n.language] : text
}
