import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { listProjectNames } from '@/cms/queries/leads/project-names'
import { notedSources } from '@/domain/leads/lead-sources'
import { officeTexts } from '@/messages/office-texts'
import { NotedLeadForm } from './noted-lead-form'
import { notedLeadHref } from './noted-lead-href'

const { noted: texts, sources, requestFields } = officeTexts.leads

/** The form in which staff note what somebody asks on the phone or at the office, within the frame of the back office. */
export const NotedLeadView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const href = notedLeadHref(req.payload.config.routes.admin)
  return (
    <AgencyFrame view={view} title={editorText(req, texts.title)} href={href}>
      <NewLead req={req} />
    </AgencyFrame>
  )
}

async function NewLead({ req }: { req: PayloadRequest }) {
  const { api } = req.payload.config.routes
  const say = (text: EditorTexts) => editorText(req, text)
  const projects = await listProjectNames({ req, locale: readerLocale(req) })
  return (
    <section className="agency-part" aria-labelledby="new-lead" style={{ padding: '1rem 0 4rem' }}>
      <h1 id="new-lead" style={{ marginBottom: '1rem' }}>
        {say(texts.title)}
      </h1>
      <p style={{ maxWidth: '40rem', marginBottom: '1rem' }}>{say(texts.about)}</p>
      <NotedLeadForm
        api={api}
        project={{ label: say(officeTexts.common.project), options: projects }}
        source={{
          label: say(requestFields.source),
          options: notedSources.map((value) => ({ value, label: say(sources[value]) })),
        }}
      />
    </section>
  )
}
