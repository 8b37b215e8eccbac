'use client'

import { LabelledField } from '@/cms/admin/labelled-field'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { mostLetters } from '@/domain/mail-texts/own-text'
import type { Locale } from '@/domain/shared/locale'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import type { MailPart } from './mail-parts'

const texts = screenTexts.mailTexts

/** What is wrong with a text, from the code of the endpoint: `missing sender count`. */
function faultText(code: string): EditorTexts {
  const [fault = '', ...names] = code.split(' ')
  const list = names.map((name) => `{${name}}`).join(', ')
  if (fault === 'overtaken') return fillTexts(texts.faults.overtaken, { text: names.join(' ') })
  if (fault === 'unknown') return fillTexts(texts.faults.unknown, { names: list })
  if (fault === 'missing') return fillTexts(texts.faults.missing, { names: list })
  return fault === 'too-long' ? fillTexts(texts.faults.tooLong, { count: mostLetters }) : texts.faults.brace
}

type MailTextFieldProps = {
  part: MailPart
  /** The language of the text. */
  locale: Locale
  text: string
  code: string | null
  onChange: (text: string) => void
}

/** One text of a mail, with its placeholders and the way back to the original. */
export function MailTextField({ part, locale, text, code, onChange }: MailTextFieldProps) {
  const { say } = useEditorText()
  const { label, original, placeholders, shared } = part
  const isOwn = text.trim() !== '' && text !== original
  const hints = [
    ...(placeholders.length > 0
      ? [say(fillTexts(texts.placeholders, { names: placeholders.map((name) => `{${name}}`).join(', ') }))]
      : []),
    ...(shared.length > 0 ? [say(fillTexts(texts.shared, { mails: shared.join(', ') }))] : []),
  ]
  return (
    <div className="agency-mail-text">
      <LabelledField
        label={isOwn ? `${label} · ${say(texts.changed)}` : label}
        hint={hints.join(' ')}
        error={code === null ? undefined : say(faultText(code))}
      >
        {(control) => (
          <textarea
            {...control}
            lang={locale}
            rows={Math.max(1, Math.ceil(text.length / 60))}
            value={text}
            placeholder={original}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </LabelledField>
      {isOwn && (
        <button type="button" onClick={() => onChange(original)} aria-label={`${say(texts.back)}: ${label}`}>
          {say(texts.back)}
        </button>
      )}
    </div>
  )
}
