import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { askJson } from '@/cms/admin/ask-json'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'
import { textOf } from '@/domain/shared/text'

type Names = Record<Locale, string>

const none = perLocale(() => '')

const shape = z.object({ name: z.optional(z.unknown()) })

/** The name of a type or town in every language; empty where it has none, and without an answer. */
async function askNames(path: string): Promise<Names> {
  const answer = await askJson(`${path}?locale=all&depth=0`, { shape })
  const name = answer?.name
  return perLocale((locale) => (isRecord(name) ? textOf(name[locale]).trim() : ''))
}

function useNames({ collection, field }: { collection: string; field: string }): Names {
  const { config } = useConfig()
  const value = useFormFields(([fields]) => fields[field]?.value)
  const path = typeof value === 'number' ? `${config.routes.api}/${collection}/${value}` : null
  const [known, setKnown] = useState<{ path: string; names: Names } | null>(null)
  useEffect(() => {
    if (path !== null) void askNames(path).then((names) => setKnown({ path, names }))
  }, [path])
  return known !== null && known.path === path ? known.names : none
}

/** The type and the town of the property of the form, also unsaved, in every language. */
export function usePropertyNames(): { type: Names; town: Names } {
  return {
    type: useNames({ collection: 'property-types', field: 'type' }),
    town: useNames({ collection: 'cities', field: 'city' }),
  }
}
