'use client'

import { Button } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { useFirstError } from '@/cms/admin/forms/use-first-error'
import { useEditorText } from '@/cms/admin/use-editor-text'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import type { MailPart } from './mail-parts'
import { MailTextField } from './mail-text-field'
import { useMailPreview } from './use-mail-preview'
import { useMailTexts } from './use-mail-texts'

const texts = screenTexts.mailTexts

type MailTextsFormProps = {
  api: string
  mail: EditableMail
  locale: Locale
  parts: readonly MailPart[]
}

/** The texts of a mail in a language, with the mail as it will look beside them. */
export function MailTextsForm({ api, mail, locale, parts }: MailTextsFormProps) {
  const { say } = useEditorText()
  const { typed, setText, codes, round, news, isBusy, save } = useMailTexts({ api, mail, locale, parts })
  const preview = useMailPreview({ api, mail, locale, texts: typed })
  const form = useFirstError<HTMLFormElement>(round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <div className="agency-mail-texts">
      <form ref={form} onSubmit={submit} noValidate>
        <p>{say(texts.aboutMail)}</p>
        {parts.map((part) => (
          <MailTextField
            key={part.path}
            part={part}
            locale={locale}
            text={typed[part.path] ?? ''}
            code={codes[part.path] ?? null}
            onChange={(text) => setText(part.path, text)}
          />
        ))}
        <p role="status">{news && say(news)}</p>
        <Button disabled={isBusy} margin={false} type="submit">
          {say(texts.save)}
        </Button>
      </form>
      <section aria-labelledby="mail-example">
        <h2 id="mail-example">{say(texts.preview)}</h2>
        <p>{say(texts.previewAbout)}</p>
        {preview && (
          <>
            <p>
              <strong>{preview.subject}</strong>
            </p>
            <iframe sandbox="" srcDoc={preview.html} title={say(texts.preview)} />
          </>
        )}
      </section>
    </div>
  )
}
