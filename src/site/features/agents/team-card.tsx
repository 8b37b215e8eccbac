import { mailHref } from '@/domain/navigation/mail-href'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { AgentCard } from '@/site/data/agents/agent-models'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { spokenLanguages } from '@/site/words/spoken-languages'
import { Portrait } from './portrait'

type TeamCardProps = { agent: AgentCard; locale: Locale; headingLevel: 2 | 3 | 4; sizes: string }

/** A person of the team: portrait and name lead to their page. */
export function TeamCard({ agent, locale, headingLevel, sizes }: TeamCardProps) {
  const { name, jobTitle, languages, href } = agent
  const spoken = spokenLanguages(languages, locale)
  return (
    <article className="card keep-together relative grid grid-cols-[7rem_minmax(0,1fr)] gap-5 md:block">
      <Portrait agent={agent} sizes={sizes} className="w-full max-w-72" />
      <div>
        <Heading level={headingLevel} size="sm" className="md:mt-5">
          {href ? (
            <SiteLink href={href} className="card-link underline-offset-4 hover:underline">
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </Heading>
        {jobTitle && <p className="mt-1 text-sm text-balance">{jobTitle}</p>}
        {spoken && <p className="text-ink-soft mt-1 text-sm">{spoken}</p>}
        <TeamContact agent={agent} locale={locale} />
      </div>
    </article>
  )
}

// Above the link of the name, which covers the card.
const linkClass = 'relative z-2 inline-flex items-center gap-2 py-1.5 underline-offset-4 hover:underline'

function TeamContact({ agent: { name, phone, email }, locale }: Pick<TeamCardProps, 'agent' | 'locale'>) {
  const t = getTranslator(locale)
  const newTabHint = t('common.newTab')
  if (!phone && !email) return null
  return (
    <ul className="mt-2 text-sm">
      {phone && (
        <li>
          <SiteLink href={phoneHref(phone)} newTabHint={newTabHint} className={linkClass}>
            <Icon name="phone" />
            {phone}
          </SiteLink>
        </li>
      )}
      {email && (
        <li>
          <SiteLink
            href={mailHref({ to: email, subject: t('team.mailSubject', { name }) })}
            newTabHint={newTabHint}
            className={linkClass}
          >
            <Icon name="mail" />
            {t('property.writeNow')}
            <span className="sr-only">: {name}</span>
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
