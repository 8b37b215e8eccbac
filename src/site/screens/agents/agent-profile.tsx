import { mailHref } from '@/domain/navigation/mail-href'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import type { AgentPage } from '@/site/data/agents/agent-page'
import { Portrait } from '@/site/features/agents/portrait'
import { ButtonLink } from '@/site/ui/button-link'
import { Heading } from '@/site/ui/heading'
import { spokenLanguages } from '@/site/words/spoken-languages'

type AgentProfileProps = { page: AgentPage; locale: Locale }

/** Portrait, name, role, languages and text of an agent, and the ways to reach them. */
export function AgentProfile({ page, locale }: AgentProfileProps) {
  const t = getTranslator(locale)
  const { agent, text } = page
  const { name, jobTitle, languages, ipiNumber } = agent
  const spoken = spokenLanguages(languages, locale)
  return (
    <header className="mt-6 grid items-center gap-8 md:mt-10 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-12 lg:gap-20">
      <Portrait
        agent={agent}
        priority
        sizes="(width < 48rem) 14rem, 20rem"
        className="w-full max-w-56 md:max-w-80"
      />
      <div>
        <Heading level={1} size="xl">
          {name}
        </Heading>
        {jobTitle && <p className="mt-3 text-lg">{jobTitle}</p>}
        {spoken && <p className="text-ink-soft mt-3">{spoken}</p>}
        {ipiNumber && (
          <p className="text-ink-soft mt-1">{`${t('mentions.professionalNumber')} ${ipiNumber}`}</p>
        )}
        {text.map((paragraph, index) => (
          <p key={index} className="mt-5 max-w-prose">
            {paragraph}
          </p>
        ))}
        <Ways page={page} locale={locale} />
      </div>
    </header>
  )
}

function Ways({ page: { agent, contactHref }, locale }: AgentProfileProps) {
  const t = getTranslator(locale)
  const newTabHint = t('common.newTab')
  const { name, phone, email } = agent
  if (!phone && !email && !contactHref) return null
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={phoneHref(phone)} newTabHint={newTabHint} icon="phone">
            {phone}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink
            href={mailHref({ to: email, subject: t('team.mailSubject', { name }) })}
            newTabHint={newTabHint}
            icon="mail"
            variant="outline"
            className="print:hidden"
          >
            {t('property.writeNow')}
          </ButtonLink>
        )}
        {contactHref && (
          <ButtonLink href={contactHref} variant="outline" className="print:hidden">
            {t('team.contact')}
          </ButtonLink>
        )}
      </div>
      {email && <p className="mt-4 hidden break-all print:block">{email}</p>}
    </>
  )
}
