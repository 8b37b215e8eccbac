import { LONGEST_BODY } from '@/domain/owners/owner-message'
import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Heading } from '@/site/ui/heading'

type AnswerFormProps = { thread: number; locale: Locale; isImpersonated: boolean }

/** The form for an owner's answer in a conversation; impersonating staff see that they cannot write it. */
export function AnswerForm({ thread, locale, isImpersonated }: AnswerFormProps) {
  const t = getTranslator(locale)
  return (
    <section aria-labelledby="answer-title" className="form-sheet mt-8 print:hidden">
      <Heading level={2} size="sm" id="answer-title" className="mb-4">
        {t('owner.messages.answer.title')}
      </Heading>
      {isImpersonated ? (
        <p>{t('owner.messages.answer.impersonated')}</p>
      ) : (
        <form method="post" action="/api/owner/messages">
          <input type="hidden" name="lang" value={locale} />
          <input type="hidden" name="message" value={thread} />
          <input
            type="hidden"
            name="page"
            value={ownerHref({ locale, page: { kind: 'message', id: thread } })}
          />
          <label htmlFor="answer-body" className="form-label">
            {t('owner.messages.answer.label')}
          </label>
          <textarea
            id="answer-body"
            name="body"
            rows={6}
            required
            maxLength={LONGEST_BODY}
            autoComplete="off"
            className="field form-lines"
          />
          <button type="submit" className={buttonClasses('primary', 'mt-5')}>
            {t('owner.messages.answer.button')}
          </button>
        </form>
      )}
    </section>
  )
}
