import type { CollectionSlug, FlattenedField } from 'payload'
import { locales } from '@/domain/shared/locale'
import { nextNumber } from './factories'
import type { Random } from '../random'

type DocumentData = Record<string, unknown>

type DocumentMaker = {
  random: Random
  /** The documents that relations may lead to. */
  idsOf: Partial<Record<CollectionSlug, readonly number[]>>
}

// What a statement of its own could spoil: quotes, braces, backslashes, several scripts, and half of a surrogate pair.
const texts = [
  'Maison',
  '"{,}" \\ \\ud83d \\"',
  "l’été d'or\n\tà  Liège ",
  '別荘 😀 \u2028',
  '',
  'Vue \ud83d',
] as const

const textOf = ({ random }: DocumentMaker) => `${nextNumber()} ${random.pick(texts)}`

const richText = () => ({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text: `${nextNumber()} "é"` }] }],
  },
})

const rowId = () => nextNumber().toString(16).padStart(24, '0')

function several<Item>({ random }: DocumentMaker, make: () => Item): Item[] {
  return Array.from({ length: random.whole(0, 3) }, make)
}

function relation(maker: DocumentMaker, relationTo: CollectionSlug | CollectionSlug[]): unknown {
  const { random, idsOf } = maker
  if (typeof relationTo === 'string') {
    const [first, ...others] = idsOf[relationTo] ?? []
    return first === undefined ? null : random.pick([first, ...others])
  }
  const [first, ...others] = relationTo.filter((slug) => (idsOf[slug] ?? []).length > 0)
  if (!first) return null
  const slug = random.pick([first, ...others])
  return { relationTo: slug, value: relation(maker, slug) }
}

type Option = string | { value: string }

const valueOf = (option: Option | undefined) => (typeof option === 'object' ? option.value : (option ?? null))

function option({ random }: DocumentMaker, options: readonly Option[]): string | null {
  const [first, ...others] = options
  return first === undefined ? null : valueOf(random.pick([first, ...others]))
}

// Each kind of field has values of its own, and a kind that is missing here is refused.

function oneValue(maker: DocumentMaker, field: FlattenedField): unknown {
  const { random } = maker
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return textOf(maker)
    case 'number':
      return nextNumber() + random.pick([0, 0.5, 0.1])
    case 'checkbox':
      return random.chance(0.5)
    case 'date':
      return new Date(Date.UTC(2026, random.whole(0, 11), random.whole(1, 28), 7, 30, 15, 250)).toISOString()
    case 'select':
    case 'radio':
      return option(maker, field.options)
    case 'richText':
      return richText()
    case 'json':
      return random.pick<unknown>([{ list: [1, null, 'x'] }, ['"'], 'text', 3])
    case 'relationship':
    case 'upload':
      return relation(maker, field.relationTo)
    default:
      throw new Error(`Say what a field of the type ${field.type} holds`)
  }
}

function valueFor(maker: DocumentMaker, field: FlattenedField): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return randomDocument(maker, field.flattenedFields)
    case 'array':
      return several(maker, () => ({ ...randomDocument(maker, field.flattenedFields), id: rowId() }))
    case 'blocks':
      return several(maker, () => {
        const [first, ...others] = field.blocks
        if (!first) return null
        const block = maker.random.pick([first, ...others])
        const data = randomDocument(maker, block.flattenedFields)
        return { ...data, id: rowId(), blockType: block.slug, blockName: textOf(maker) }
      })
    default: {
      const isList = 'hasMany' in field && field.hasMany === true
      if (!isList) return oneValue(maker, field)
      return [...new Set(several(maker, () => oneValue(maker, field)).filter((value) => value !== null))]
    }
  }
}

const isAlwaysGiven = (field: FlattenedField): boolean =>
  ['createdAt', 'updatedAt'].includes(field.name) || ('required' in field && field.required === true)

// Payload itself cannot store an array that is null.
const mayBeNull = (field: FlattenedField): boolean => !['array', 'group', 'tab'].includes(field.type)

const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)

/** A document in all languages with values of every kind in its fields; some are null or absent. */
export function randomDocument(maker: DocumentMaker, fields: readonly FlattenedField[]): DocumentData {
  const { random } = maker
  const data: DocumentData = {}
  for (const field of fields) {
    if (isVirtual(field) || field.type === 'join' || field.name === 'id') continue
    if (!isAlwaysGiven(field) && random.chance(0.1)) continue
    const make = () =>
      !isAlwaysGiven(field) && mayBeNull(field) && random.chance(0.1) ? null : valueFor(maker, field)
    const isLocalized = 'localized' in field && field.localized === true
    data[field.name] = isLocalized
      ? Object.fromEntries(
          locales.flatMap((locale) =>
            !isAlwaysGiven(field) && random.chance(0.2) ? [] : [[locale, make()]],
          ),
        )
      : make()
  }
  return data
}
