import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'

/** The next steps, as staff have written them. */
export function NextSteps({ text, locale }: { text: string; locale: Locale }) {
  return (
    <section
      aria-labelledby="next-title"
      className="on-dark bg-ink text-paper keep-together rounded-lg p-5 sm:p-7"
    >
      <Heading level={2} size="sm" id="next-title" className="mb-3">
        {getTranslator(locale)('owner.property.nextSteps')}
      </Heading>
      <p className="max-w-prose text-lg whitespace-pre-line">{text}</p>
    </section>
  )
}
