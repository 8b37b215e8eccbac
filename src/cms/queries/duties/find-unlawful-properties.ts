import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { dutyCodes, type DutyCode } from '@/domain/duties/duty-table'
import type { Locale } from '@/domain/shared/locale'

const missingDuties = table('missing_duties')
const properties = table('properties')
const propertiesLocales = table('properties_locales')

/** A published property whose ad lacks what the law asks today. */
export type UnlawfulProperty = {
  id: number
  publicId: number
  title: string | null
  /** The first day on which something was missing. */
  since: string
  missing: DutyCode[]
}

type UnlawfulRow = Omit<UnlawfulProperty, 'missing'> & { missing: string[]; total: number }

/** The published properties with a missing duty, the longest first, and their number. */
export async function findUnlawfulProperties({
  payload,
  locale,
  limit,
}: {
  payload: Payload
  locale: Locale
  limit: number
}): Promise<{ total: number; properties: UnlawfulProperty[] }> {
  const { rows } = await databaseOf(payload).execute<UnlawfulRow>(sql`
    select ${properties.id}, ${properties.public_id}::int as "publicId", coalesce(
        (select ${propertiesLocales.title} from ${propertiesLocales} where ${propertiesLocales._parent_id} = ${properties.id}
          and ${propertiesLocales.title} is not null
          order by ${propertiesLocales._locale} = ${locale} desc, ${propertiesLocales._locale} limit 1), null) as title,
      min(${missingDuties.since})::text as since, array_agg(${missingDuties.duty}) as missing,
      (count(*) over ())::int as total
    from ${missingDuties} join ${properties} on ${properties.id} = ${missingDuties.property_id}
    where ${properties._status} = 'published'
    group by ${properties.id} order by min(${missingDuties.since}), ${properties.id} limit ${limit}`)
  return {
    total: rows[0]?.total ?? 0,
    properties: rows.map(({ total: _total, missing, ...property }) => ({
      ...property,
      missing: dutyCodes.filter((code) => missing.includes(code)),
    })),
  }
}
