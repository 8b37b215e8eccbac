import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { fallbackLocale, type Locale } from '@/domain/shared/locale'
import { listedInFields } from '@/domain/properties/listed-in'
import { homeAsJson, homeTables, type ListedHome } from '@/cms/queries/properties/listed-homes'
import { momentOf } from '@/cms/queries/alerts/stored-alerts'

/** An owner is shown so many homes. */
const MOST = 50

type SQL = ReturnType<typeof sql>

type Own = {
  /** Visitors can see it, in whichever language. */
  isPublished: boolean
  /** They can see it in the language that was asked for. */
  isListed: boolean
  /** When it was published first, in UTC. */
  publishedAt: string | null
  nextSteps: string | null
}

/** A home as its owner sees it, also where visitors do not. */
export type OwnerHome = Omit<ListedHome, 'title' | 'publicId'> & {
  title: string | null
  publicId: number
} & Own

/** A home by its title, else by what it is and where. */
export const homeTitle = ({
  title,
  type,
  mainTypeName,
  city,
}: Pick<OwnerHome, 'title' | 'type' | 'mainTypeName' | 'city'>): string =>
  title ?? [type?.name ?? mainTypeName, city?.name].filter(Boolean).join(' – ')

type Row = Own & { home: Omit<OwnerHome, keyof Own>; town: string; kind: string }

// What has no name in the language that is asked for has the one it was entered with.
const nameOf = (table: string, id: SQL): SQL => sql`
  (select name from ${sql.identifier(table)} where _parent_id = ${id} and name is not null
  order by _locale::text = ${fallbackLocale} desc, _locale limit 1)`

/**
 * The homes of an owner, the newest first and at most 50; with a public ID that one alone, and none where it is
 * somebody else's.
 */
export async function findOwnerHomes({
  payload,
  owner,
  locale,
  publicId = null,
}: {
  payload: Payload
  owner: number
  locale: Locale
  publicId?: number | null
}): Promise<OwnerHome[]> {
  const only = publicId === null ? sql`` : sql`and home.public_id = ${publicId}`
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select ${homeAsJson} as home, home.next_steps as "nextSteps",
      coalesce(city_own.name, ${nameOf('cities_locales', sql`home.city_id`)}) as town,
      coalesce(type_own.name, ${nameOf('property_types_locales', sql`home.type_id`)}) as kind,
      home._status = 'published' as "isPublished",
      home._status = 'published' and own.title is not null
        and coalesce(${sql.raw(`home.listed_in_${listedInFields[locale]}`)}, false) as "isListed",
      ${momentOf('coalesce(home.published_at, first.at)')} as "publishedAt"
    from properties home
    ${homeTables(locale)}
    left join lateral (
      select min(at) as at from property_history where property_id = home.id and kind = 'published'
    ) first on true
    where home.owner_id = ${owner} and home.public_id is not null ${only}
    order by "publishedAt" desc nulls first, home.id desc limit ${MOST}`)
  return rows.map(({ home, town, kind, ...own }) => ({
    ...home,
    ...own,
    city: home.city && { ...home.city, name: town },
    type: home.type && { ...home.type, name: kind },
  }))
}
