import type { DayPartProps } from '@/cms/admin/dashboard/day-part'
import { Panel } from '@/cms/admin/dashboard/panel'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { dutyWords } from '@/cms/gate/gate-words'
import { findUnlawfulProperties, type UnlawfulProperty } from '@/cms/queries/duties/find-unlawful-properties'
import { shortDay } from '@/domain/shared/shown-date'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.duties.unlawful

const mostShown = 10

/** The published properties whose ad no longer has what the law asks for, the longest first, on the dashboard. */
export const UnlawfulProperties = async ({ payload, i18n }: Pick<DayPartProps, 'payload' | 'i18n'>) => {
  const locale = readerLocale({ i18n })
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const { total, properties } = await findUnlawfulProperties({ payload, locale, limit: mostShown })
  const rest = total - properties.length
  return (
    <Panel id="unlawful-properties" title={say(texts.title)} count={readerNumber({ i18n }, total)}>
      <p>{say(total === 0 ? texts.none : texts.about)}</p>
      <ul className="agency-lines">
        {properties.map((property) => (
          <li key={property.id}>
            <UnlawfulLine property={property} admin={payload.config.routes.admin} i18n={i18n} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{say(fillTexts(texts.more, { count: readerNumber({ i18n }, rest) }))}</p>}
      <small>{say(texts.checked)}</small>
    </Panel>
  )
}

type UnlawfulLineProps = Pick<DayPartProps, 'i18n'> & { property: UnlawfulProperty; admin: string }

function UnlawfulLine({ property, admin, i18n }: UnlawfulLineProps) {
  const { id, publicId, title, since, missing } = property
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const day = shortDay(since, readerLocale({ i18n }))
  return (
    <>
      <a href={`${admin}/collections/properties/${id}`}>{[title, publicId].filter(Boolean).join(' – ')}</a>
      {' · '}
      {missing.map((code) => say(dutyWords[code].label)).join(' · ')}
      {' · '}
      {say(fillTexts(texts.since, { day }))}
    </>
  )
}
