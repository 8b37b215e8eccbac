import type { ReactNode } from 'react'
import { LONGEST_BODY, LONGEST_SUBJECT, MOST_ATTACHMENTS } from '@/domain/owners/owner-message'
import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyChoice } from '@/site/data/owners/owner-messages'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Heading } from '@/site/ui/heading'
import { fieldErrorId, fieldId } from '@/site/ui/forms/plain-field'
import { OwnerForm } from '@/site/forms/owner-form'

type WriteFormProps = { properties: readonly PropertyChoice[]; locale: Locale; isImpersonated: boolean }

const form = 'write'

const describedBy = (name: string) => ({
  id: fieldId(form, name),
  name,
  'aria-describedby': fieldErrorId(form, name),
})

function Line({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="form-field">
      <label htmlFor={fieldId(form, name)} className="form-label">
        {label}
      </label>
      {children}
      <p id={fieldErrorId(form, name)} className="form-error" hidden />
    </div>
  )
}

/** The form in which an owner begins a conversation; impersonating staff see that they cannot. */
export function WriteForm({ properties, locale, isImpersonated }: WriteFormProps) {
  const t = getTranslator(locale)
  return (
    <section aria-labelledby="write-title" className="form-sheet mt-10 max-w-4xl print:hidden">
      <Heading level={2} size="sm" id="write-title" className="mb-4">
        {t('owner.messages.write.title')}
      </Heading>
      {isImpersonated ? (
        <p>{t('owner.messages.write.impersonated')}</p>
      ) : (
        <OwnerForm
          id={form}
          action="/api/owner/messages/new"
          locale={locale}
          failed={t('owner.messages.write.errors.failed')}
          label={t('owner.messages.write.title')}
          hasFiles
        >
          <input type="hidden" name="page" value={ownerHref({ locale, page: { kind: 'messages' } })} />
          <Line name="property" label={t('owner.messages.write.about')}>
            <select {...describedBy('property')} className="field">
              <option value="">{t('owner.messages.write.general')}</option>
              {properties.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title} ({id})
                </option>
              ))}
            </select>
          </Line>
          <Line name="subject" label={t('owner.messages.write.subject')}>
            <input
              {...describedBy('subject')}
              type="text"
              maxLength={LONGEST_SUBJECT}
              aria-required="true"
              autoComplete="off"
              className="field"
            />
          </Line>
          <Line name="body" label={t('owner.messages.write.body')}>
            <textarea
              {...describedBy('body')}
              rows={6}
              maxLength={LONGEST_BODY}
              aria-required="true"
              autoComplete="off"
              className="field form-lines"
            />
          </Line>
          <Line name="attachments" label={t('owner.messages.write.files')}>
            <input
              {...describedBy('attachments')}
              type="file"
              multiple
              accept=".pdf,.docx,.png,.jpg,.jpeg"
              className="field form-file"
            />
            <p className="form-hint">{t('owner.messages.write.hint', { max: MOST_ATTACHMENTS })}</p>
          </Line>
          <div>
            <button type="submit" className={buttonClasses()}>
              {t('owner.messages.write.button')}
            </button>
          </div>
        </OwnerForm>
      )}
    </section>
  )
}
