import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { gateProblems, propertyFacts, type GatedProperty } from '@/cms/gate/property-gate'
import type { DutyCode } from '@/domain/duties/duty-table'
import { firstOfDays, SHOWN_DAYS } from '@/domain/page-views/page-view-figures'
import type { Goal } from '@/domain/properties/goal'
import {
  doubtfulFacts,
  refusedFacts,
  type DoubtfulFact,
  type RefusedFact,
} from '@/domain/properties/property-faults'
import { isListed } from '@/domain/properties/property-status'
import { shownMoney, type PropertyMoney } from '@/domain/properties/shown-money'
import type { PriceView } from '@/domain/properties/price'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { absentLanguages, lacksOf, type LackCode, type LanguageTexts } from '@/domain/stock/lacks'
import { standingOf, type Standing } from '@/domain/stock/standing'
import { getStockSettings, type StockSettings } from './stock-settings'
import {
  firstPicture,
  gatedFacts,
  gatedPlace,
  hasPicture,
  property,
  everyProperty,
  languagesOf,
  listedIn,
  placeOfRow,
  shownProperty,
  streetLine,
  textsOf,
  townName,
  type GatedPlaceRow,
  type StoredTexts,
} from './stock-tables'

const agents = table('agents')
const viewDays = table('page_view_days', 'view_days')
const viewEvents = table('page_view_events', 'view_events')

/** A property in the list of properties, as last saved. */
export type StockRow = {
  id: number
  picture: string | null
  street: string
  town: string
  agent: string | null
  price: PriceView
  /** Whether visitors see 'on request' in the place of the price. */
  isPriceHidden: boolean
  standing: Standing
  languages: LanguageTexts[]
  lacks: LackCode[]
  /** What exactly is missing, for who wants to know. */
  missing: DutyCode[]
  absent: Locale[]
  faults: (RefusedFact | DoubtfulFact)[]
  /** Page views of the last 30 days. */
  views: number
  /** Null in the bin, where nothing is changed. */
  quick: QuickFacts | null
}

/** What a change from the row starts from. */
type QuickFacts = {
  /** When the shown version was saved. */
  savedAt: string
  goal: Goal
  status: string
  /** In euro. */
  price: number | null
  isLifeAnnuity: boolean
  /** Whether the last version of a property that is published is a draft. */
  hasNewerDraft: boolean
}

type StoredRow = GatedPlaceRow & {
  id: number
  picture: string | null
  street: string
  town: string | null
  agent: string | null
  goal: Goal
  status: string | null
  shownStatus: string | null
  isPublished: boolean
  isLatestPublished: boolean
  isInBin: boolean
  facts: GatedProperty
  money: Omit<PropertyMoney, 'priceUnitText'>
  hasPicture: boolean
  listed: Locale[]
  savedAt: string
  texts: StoredTexts[]
  views: number
}

const storedMoney = sql`json_build_object('goal', ${property.version_goal}, 'price', ${property.version_price}::float8,
  'publishPrice', ${property.version_publish_price}, 'priceUnit', ${property.version_price_unit}::float8,
  'lifeAnnuity', json_build_object('enabled', ${property.version_life_annuity_enabled},
    'downPayment', ${property.version_life_annuity_down_payment}::float8,
    'monthlyAnnuity', ${property.version_life_annuity_monthly_annuity}::float8))`

function readRows({
  payload,
  ids,
  locale,
  now,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
  now: Date
}) {
  const today = belgianDay(now)
  const first = firstOfDays({ today, days: SHOWN_DAYS })
  const inDays = (day: ReturnType<typeof sql>) => sql`${day} between ${first}::date and ${today}::date`
  return databaseOf(payload).execute<StoredRow>(sql`
    select ${property.parent_id} as id, ${firstPicture} as picture, ${streetLine} as street,
      concat_ws(' ', ${gatedZip}, ${townName(locale)}) as town,
      (select ${agents.name} from ${agents} where ${agents.id} = ${property.version_agent_id}) as agent,
      coalesce(${property.version_goal}::text, 'sale') as goal, ${property.version_status}::text as status, ${shownProperty.status}::text as "shownStatus",
      ${shownProperty._status} = 'published' as "isPublished", ${property.version__status} = 'published' as "isLatestPublished",
      ${shownProperty.deleted_at} is not null as "isInBin", ${gatedFacts} as facts, ${gatedPlace}, ${storedMoney} as money, ${hasPicture} as "hasPicture",
      ${savedAt} as "savedAt", ${listedIn} as listed, ${textsOf} as texts,
      ((select coalesce(sum(${viewDays.page_views}), 0) from ${viewDays}
          where ${viewDays.property_id} = ${property.parent_id} and ${inDays(viewDays.day)})
        + (select count(*) from ${viewEvents}
          where ${viewEvents.property_id} = ${property.parent_id} and ${inDays(viewEvents.day)}))::int as views
    from ${everyProperty} and ${property.parent_id} = any(${sql.param([...ids])}::int[])`)
}

// As `guardEdits` asks for it: a published version among the versions may be some milliseconds younger than the property itself.
const savedAt = sql`to_json(case when ${property.version__status} = 'published' then ${shownProperty.updated_at}
  else ${property.version_updated_at} end)`

const gatedZip = table('cities', 'property_city').zip

type Rules = StockSettings & { locale: Locale; today: string }

const quickFacts = (
  { goal, status, money, savedAt: at, isPublished, isLatestPublished }: StoredRow,
  isLifeAnnuity: boolean,
): QuickFacts => ({
  savedAt: new Date(at).toISOString(),
  goal,
  status: status ?? 'available',
  price: money.price ?? null,
  isLifeAnnuity,
  hasNewerDraft: isPublished && !isLatestPublished,
})

function toStockRow(row: StoredRow, { siteLanguages, standardDeposit, locale, today }: Rules): StockRow {
  const { id, picture, street, town, agent, views, money, texts } = row
  const place = placeOfRow(row)
  const facts = { ...propertyFacts(row.facts, place), standardDeposit }
  const languages = languagesOf(texts, row.listed)
  const { missing } = gateProblems(row.facts, { ...place, today })
  const isOpen = isListed(row.status ?? 'available')
  const held = { hasPicture: row.hasPicture, missing, languages, siteLanguages }
  const unitText = texts.find((each) => each.locale === locale)?.unitText ?? null
  const stored = { ...money, goal: row.goal, priceUnitText: unitText }
  const { price: shown, isLifeAnnuity } = shownMoney(stored)
  // Staff see the price that visitors do not.
  const { price } = shownMoney({ ...stored, publishPrice: true })
  return {
    ...{ id, picture, street, town: town ?? '', agent, views, languages },
    price,
    isPriceHidden: price.kind !== shown.kind,
    standing: standingOf(row),
    lacks: isOpen ? lacksOf(held) : [],
    missing,
    absent: isOpen ? absentLanguages(held) : [],
    faults: [...refusedFacts(facts), ...doubtfulFacts(facts)],
    quick: row.isInBin ? null : quickFacts(row, isLifeAnnuity),
  }
}

/** The properties with these ids in the list of properties or in its bin, in one query; those that are gone are absent. */
export async function findStockRows(input: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
  now: Date
}): Promise<Map<number, StockRow>> {
  const { payload, locale } = input
  const [{ rows }, settings] = await Promise.all([readRows(input), getStockSettings(payload)])
  const rules = { ...settings, locale, today: belgianDay(input.now) }
  return new Map(rows.map((row) => [row.id, toStockRow(row, rules)]))
}
