import type { ServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.leads.newLeads.texts

const mostShown = 5

/** The leads that wait for an answer, the latest first, at the top of the dashboard. */
export const NewLeads = async ({ payload, i18n, user }: ServerProps) => {
  if (!isStaff({ user: user ?? null })) return null
  const { docs, totalDocs } = await payload.find({
    collection: 'leads',
    where: { status: { equals: 'new' } },
    select: { name: true, kind: true, createdAt: true },
    sort: '-createdAt',
    depth: 0,
    limit: mostShown,
  })
  const locale = readerLocale({ i18n })
  const inbox = `${payload.config.routes.admin}/collections/leads`
  return (
    <section
      className="agency-part"
      aria-labelledby="new-leads"
      style={{ marginBottom: '2rem', padding: '1.25rem', border: '1px solid var(--theme-elevation-100)' }}
    >
      <h2 id="new-leads" style={{ margin: '0 0 1rem' }}>
        {editorText({ i18n }, texts.title)} ({totalDocs})
      </h2>
      {docs.length === 0 && <p>{editorText({ i18n }, texts.none)}</p>}
      <ul style={{ margin: '0 0 1rem', paddingLeft: '1.25rem' }}>
        {docs.map(({ id, name, kind, createdAt }) => (
          <li key={id} style={{ marginBottom: '0.5rem' }}>
            <a href={`${inbox}/${id}`}>{name}</a> · {leadSubjects[kind][locale]} ·{' '}
            {shownMoment(createdAt, locale)}
          </li>
        ))}
      </ul>
      <a href={inbox}>{editorText({ i18n }, texts.all)}</a>
    </section>
  )
}
