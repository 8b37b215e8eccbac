import type { Locale } from '@/domain/shared/locale'
import type { AgentCard as Agent } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Picture } from '@/site/ui/picture'

type AgentCardProps = {
  agent: Agent
  locale: Locale
  title: string
  /** The subject of the mail the visitor begins. */
  subject: string
}

/** Who to ask, and how to reach them. */
export function AgentCard({ agent, locale, title, subject }: AgentCardProps) {
  const t = getTranslator(locale)
  const { name, jobTitle, phone, email, photo } = agent
  return (
    <section
      aria-label={title}
      className="keep-together border-line bg-white shadow-card rounded-lg border p-6"
    >
      <h2 className="text-ink-soft mb-5 font-sans text-sm font-medium tracking-normal">{title}</h2>
      <div className="flex items-center gap-5">
        {photo && (
          <Picture
            picture={photo}
            sizes="6rem"
            decorative
            className="rounded-t-full rounded-b-md h-28 w-22 shrink-0 object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="font-serif text-xl">{name}</p>
          <p className="text-ink-soft mt-1 text-sm">{jobTitle ?? t('property.yourAgent')}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {phone && (
          <ButtonLink href={phoneHref(phone)} icon="phone">
            {phone}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink href={mailHref({ email, subject })} icon="mail" look="outline" className="print:hidden">
            {t('property.writeNow')}
          </ButtonLink>
        )}
      </div>
      {email && <p className="text-ink-soft mt-4 hidden text-sm break-all print:block">{email}</p>}
    </section>
  )
}

/** The agent within reach of the thumb while the page is read; screens with the card beside the text do without. */
export function ContactBar({ agent, locale, subject }: Omit<AgentCardProps, 'title'>) {
  const t = getTranslator(locale)
  const { phone, email } = agent
  if (!phone && !email) return null
  return (
    <div
      data-contact-bar=""
      className="border-line bg-paper px-gutter sticky bottom-0 z-20 flex gap-3 border-t py-3 lg:hidden print:hidden"
    >
      {phone && (
        <ButtonLink href={phoneHref(phone)} icon="phone" className="flex-1">
          {t('property.callNow')}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={mailHref({ email, subject })} icon="mail" look="ink" className="flex-1">
          {t('property.write')}
        </ButtonLink>
      )}
    </div>
  )
}

function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

function mailHref({ email, subject }: { email: string; subject: string }): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
