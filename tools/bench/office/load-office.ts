import { askDatabase } from '../../database/ask-database'

/** How much an agency has in ten years, and the days of page views that its lists show. */
export const amounts = { properties: 10_000, leads: 50_000, days: 30 }

/** Of a hundred leads one is new and three are in hand; every third is of somebody who asked before. */
const insertLeads = `
  insert into leads (kind, name, email, phone, property_id, language, source, status, answered_at, "values", created_at, updated_at)
  select (array['contact-me', 'contact-appointment', 'request-document'])[1 + n % 3]::enum_leads_kind, 'Visitor ' || n,
    'visitor-' || (n % 33000) || '@example.com', '+3247' || (1000000 + n % 33000), property.ids[1 + n % array_length(property.ids, 1)],
    (array['nl', 'fr', 'en', 'de'])[1 + n % 4]::enum_leads_language, 'website',
    (case when n % 100 = 0 then 'new' when n % 100 < 4 then 'in-hand' else 'done' end)::enum_leads_status,
    case when n % 100 = 0 then null else now() - n * interval '20 minutes' + interval '3 hours' end, '{"message": "?"}',
    now() - n * interval '20 minutes', now() - n * interval '20 minutes'
  from generate_series(1, $1::int) as n, (select array_agg(id order by id) as ids from properties) as property`

const insertPageViews = `
  insert into page_view_days (property_id, day, source, language, page_views)
  select id, current_date - back, 'direct', 'fr', 1 + (id + back) % 9
  from properties, generate_series(1, $1::int) as back
  on conflict do nothing`

/** Fills the database with leads and page views of its properties. */
export async function loadOffice(url: string): Promise<void> {
  await askDatabase(url, { text: insertLeads, values: [amounts.leads] })
  await askDatabase(url, { text: insertPageViews, values: [amounts.days] })
  await askDatabase(url, { text: 'vacuum analyze' })
}
