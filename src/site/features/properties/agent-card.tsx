import { mailHref } from '@/domain/navigation/mail-href'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import type { AgentCard as Agent } from '@/site/data/agents/agent-models'
import { getTranslator } from '@/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Icon } from '@/site/ui/icons/icon'
import type { IconName } from '@/site/ui/icons/icon-names'
import { Picture } from '@/site/ui/media/picture'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { spokenLanguages } from '@/site/words/spoken-languages'

/** What a visitor can ask for beside calling and writing. */
export type AgentAction = { href: string; label: string; icon: IconName }

type AgentCardProps = {
  agent: Agent
  locale: Locale
  title: string
  /** The subject of the mail the visitor begins. */
  subject: string
  /** The most wanted one first. */
  actions: AgentAction[]
}

/** Who to ask, and how to reach them. */
export function AgentCard({ agent, locale, title, subject, actions }: AgentCardProps) {
  const t = getTranslator(locale)
  const { name, jobTitle, phone, email, photo, href } = agent
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
          <p className="font-serif text-xl">
            {href ? (
              <SiteLink href={href} className="underline-offset-4 hover:underline">
                {name}
              </SiteLink>
            ) : (
              name
            )}
          </p>
          <p className="text-ink-soft mt-1 text-sm">{jobTitle ?? t('property.yourAgent')}</p>
          {notesOf(agent, locale).map((line) => (
            <p key={line} className="text-ink-soft mt-1 text-sm">
              {line}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {actions.map(({ href, label, icon }, index) => (
          <ButtonLink
            key={href}
            href={href}
            icon={icon}
            variant={index === 0 ? 'primary' : 'outline'}
            className="print:hidden"
          >
            {label}
          </ButtonLink>
        ))}
        {phone && (
          <ButtonLink
            href={phoneHref(phone)}
            newTabHint={t('common.newTab')}
            icon="phone"
            variant={actions.length > 0 ? 'outline' : 'primary'}
          >
            {phone}
          </ButtonLink>
        )}
      </div>
      {email && (
        <p className="mt-4 text-center text-sm print:hidden">
          <SiteLink
            href={mailHref({ to: email, subject })}
            newTabHint={t('common.newTab')}
            className="text-ink-soft inline-flex items-center gap-2 py-1 underline underline-offset-4"
          >
            <Icon name="mail" />
            {t('property.writeNow')}
          </SiteLink>
        </p>
      )}
      {email && <p className="text-ink-soft mt-4 hidden text-sm break-all print:block">{email}</p>}
    </section>
  )
}

/** Their number at the institute, and what they speak, as far as it is known. */
function notesOf({ ipiNumber, languages }: Agent, locale: Locale): string[] {
  const t = getTranslator(locale)
  const spoken = spokenLanguages(languages, locale)
  return [
    ...(ipiNumber ? [`${t('mentions.professionalNumber')} ${ipiNumber}`] : []),
    ...(spoken ? [spoken] : []),
  ]
}

type ContactBarProps = Pick<AgentCardProps, 'agent' | 'locale' | 'subject'> & {
  /** Instead of the mail. */
  action: AgentAction | null
}

/** Whether there is anything to press on a contact bar. */
export const hasContactBar = ({ agent, action }: Pick<ContactBarProps, 'agent' | 'action'>): boolean =>
  Boolean(agent.phone || agent.email || action)

/** The agent within reach of the thumb while the page is read; screens with the card beside the text do without. */
export function ContactBar({ agent, locale, subject, action }: ContactBarProps) {
  const t = getTranslator(locale)
  const { phone, email } = agent
  const mail = email && {
    href: mailHref({ to: email, subject }),
    label: t('property.write'),
    icon: 'mail' as const,
  }
  const second = action ?? mail
  if (!hasContactBar({ agent, action })) return null
  return (
    <div
      data-contact-bar=""
      className="border-line bg-paper px-gutter sticky bottom-0 z-20 flex flex-wrap gap-3 border-t py-3 lg:hidden print:hidden"
    >
      {phone && (
        <ButtonLink
          href={phoneHref(phone)}
          newTabHint={t('common.newTab')}
          icon="phone"
          variant={action ? 'ink' : 'primary'}
          className="flex-1"
        >
          {t('property.callNow')}
        </ButtonLink>
      )}
      {second && (
        <ButtonLink
          href={second.href}
          newTabHint={t('common.newTab')}
          icon={second.icon}
          variant={action ? 'primary' : 'ink'}
          className="flex-1"
        >
          {second.label}
        </ButtonLink>
      )}
    </div>
  )
}
