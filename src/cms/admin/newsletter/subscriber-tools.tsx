import type { BeforeListTableServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { ExportLink } from '@/cms/admin/leads/export-link'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.newsletter.subscriberTools.texts

// The list's own filters in the form of `whereReads` in src/cms/queries/newsletter/list-subscribers.ts.
const filter = 'where[or][0][and]'
const readers = new URLSearchParams({
  [`${filter}[0][confirmedAt][exists]`]: 'true',
  [`${filter}[1][unsubscribedAt][exists]`]: 'false',
})

/** Tools above the list of subscribers: those who may receive mail, and the export for the newsletter tool. */
export const SubscriberTools = ({ payload, i18n, user }: BeforeListTableServerProps) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const { admin, api } = payload.config.routes
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', marginBottom: '1rem' }}>
      <a href={`${admin}/collections/subscribers?${readers}`} style={{ minHeight: '24px' }}>
        {say(texts.readers)}
      </a>
      {isStaff({ user: user ?? null }) && (
        <ExportLink path={`${api}/subscribers/export`} label={say(texts.csv)} />
      )}
    </div>
  )
}
