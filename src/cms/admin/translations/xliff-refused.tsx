'use client'

import { listStyle } from '@/cms/admin/styles'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import type { NotTakenOver } from './send-xliff'
import { translationsHref } from './translations-href'

const { xliff, notYours, translator } = screenTexts.translations

const mostShown = 200

const reasonTexts: Partial<Record<string, EditorTexts>> = {
  ...xliff.reasons,
  unknown: notYours,
  target: translator.notYourLanguage,
}

type NotTakenOverListProps = { admin: string; refused: readonly NotTakenOver[] }

/** What a file could not change, each with its reason and the way to its editor. */
export function NotTakenOverList({ admin, refused }: NotTakenOverListProps) {
  const { say } = useEditorText()
  return (
    <section aria-labelledby="xliff-refused">
      <h3 id="xliff-refused" style={{ margin: '1rem 0 0.5rem' }}>
        {say(xliff.refused)}
      </h3>
      <ul style={listStyle}>
        {refused.slice(0, mostShown).map(({ document, name, from, to, text, reason, message }, index) => (
          <li key={index} style={{ overflowWrap: 'anywhere' }}>
            {reason === 'unknown' ? (
              name
            ) : (
              <a className="agency-way-back" href={translationsHref(admin, { document, from, to })}>
                {name}
              </a>
            )}
            {text !== null && <> · {text}</>}
            {': '}
            {message ?? say(reasonTexts[reason] ?? xliff.reasons.failed)}
          </li>
        ))}
      </ul>
      {refused.length > mostShown && <p>{say(fillTexts(screenTexts.broken.more, { count: mostShown }))}</p>}
    </section>
  )
}
