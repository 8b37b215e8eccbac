import type { Locale } from '@/domain/shared/locale'
import type { LeadSubject } from '@/site/data/leads/lead-models'
import { getTranslator } from '@/messages/translator'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'

/** The property or project that a form is about. */
export function SubjectCard({ subject, locale }: { subject: LeadSubject; locale: Locale }) {
  const t = getTranslator(locale)
  const { id, title, place, href, picture } = subject
  return (
    <div className="form-subject">
      {picture && (
        <Picture
          picture={picture}
          sizes="7rem"
          decorative
          className="aspect-[3/2] w-28 shrink-0 rounded-md object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{t('forms.concerns')}</p>
        <p className="font-serif text-lg">
          <SiteLink href={href} className="hover:underline underline-offset-4">
            {title}
          </SiteLink>
        </p>
        <p className="text-ink-soft text-sm">
          {place} · {t('property.reference', { id: String(id) })}
        </p>
      </div>
    </div>
  )
}
