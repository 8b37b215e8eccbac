import type { ReactNode } from 'react'
import { ownerHref, type OwnerPage } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getOwnerProperty } from '@/site/data/owners/owner-property'
import { findPropertyChoices, findOwnerMessages, openOwnerThread } from '@/site/data/owners/owner-messages'
import { getOwnerOverview } from '@/site/data/owners/owner-overview'
import { isPageOf } from '@/site/data/owners/owner-pages'
import { getOwnerReport } from '@/site/data/owners/owner-report'
import type { OwnerVisitor } from '@/site/data/owners/owner-session'
import { AnswerForm } from '@/site/features/owner-messages/answer-form'
import { Thread } from '@/site/features/owner-messages/thread'
import { ThreadList } from '@/site/features/owner-messages/thread-list'
import { WriteForm } from '@/site/features/owner-messages/write-form'
import { MonthReport } from '@/site/features/owners/month-report'
import { OverviewCard } from '@/site/features/owners/overview-card'
import { AgentCard } from '@/site/features/properties/agent-card'
import { OwnerProperty } from '@/site/features/owners/owner-property'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'

type OwnerPageProps = { visitor: OwnerVisitor; locale: Locale }

/** Whether this visitor may see a page of the owner area: not one about another owner's property or messages. */
export const canSeeOwnerPage = ({
  visitor,
  page,
}: {
  visitor: OwnerVisitor
  page: OwnerPage
}): Promise<boolean> => isPageOf({ owner: visitor.owner.id, page })

function BackLink({ page, locale, children }: { page: OwnerPage; locale: Locale; children: ReactNode }) {
  return (
    <SiteLink
      href={ownerHref({ locale, page })}
      className="text-ink-soft hover:text-ink -ml-1 inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline print:hidden"
    >
      <Icon name="arrow-left" className="size-4" />
      {children}
    </SiteLink>
  )
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-line mt-8 rounded-lg border bg-white p-6 sm:p-10">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <p className="text-ink-soft mt-3 max-w-prose">{text}</p>
    </div>
  )
}

/** The overview of the owner area: the owner's properties with their present figures. */
export async function OwnerOverview({ visitor, locale }: OwnerPageProps) {
  const t = getTranslator(locale)
  const { properties, unread } = await getOwnerOverview({ owner: visitor.owner.id, locale })
  return (
    <>
      <Heading level={1} size="xl">
        {t('owner.area.title')}
      </Heading>
      {unread > 0 && (
        <p className="border-brick mt-6 border-l-2 bg-white px-4 py-3">
          {t('owner.area.unread', { count: unread })}{' '}
          <SiteLink
            href={ownerHref({ locale, page: { kind: 'messages' } })}
            className="font-semibold underline underline-offset-4"
          >
            {t('owner.area.read')}
          </SiteLink>
        </p>
      )}
      {properties.length === 0 ? (
        <Empty title={t('owner.area.none.title')} text={t('owner.area.none.text')} />
      ) : (
        <>
          <p className="text-ink-soft mt-3 text-lg">{t('owner.area.intro')}</p>
          <ul className="mt-8 space-y-6">
            {properties.map((property) => (
              <li key={property.id}>
                <OverviewCard property={property} locale={locale} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Everything about a property for its owner; nothing for another owner's property. */
export async function OwnerPropertyPage({ visitor, locale, id }: OwnerPageProps & { id: number }) {
  const shown = await getOwnerProperty({ owner: visitor.owner.id, locale, id })
  if (!shown) return null
  return (
    <>
      <BackLink page={{ kind: 'overview' }} locale={locale}>
        {getTranslator(locale)('owner.area.back')}
      </BackLink>
      <OwnerProperty shown={shown} locale={locale} />
      {shown.agent && (
        <div className="mt-6 max-w-md">
          <AgentCard
            agent={shown.agent}
            locale={locale}
            title={getTranslator(locale)('property.contactTitle')}
            subject={[shown.property.title, shown.property.id].join(' – ')}
            actions={[]}
          />
        </div>
      )}
    </>
  )
}

/** The printable report of a property's month; nothing if there is none. */
export async function OwnerReport({
  visitor,
  locale,
  id,
  month,
}: OwnerPageProps & { id: number; month: string }) {
  const shown = await getOwnerReport({ owner: visitor.owner.id, locale, id, month })
  if (!shown) return null
  return (
    <>
      <BackLink page={{ kind: 'property', id }} locale={locale}>
        {getTranslator(locale)('owner.report.back')}
      </BackLink>
      <MonthReport shown={shown} locale={locale} />
    </>
  )
}

/** The conversations of the agency and the owner, and the form for a new one. */
export async function OwnerMessages({ visitor, locale }: OwnerPageProps) {
  const t = getTranslator(locale)
  const input = { owner: visitor.owner.id, locale }
  const threads = await findOwnerMessages(input)
  return (
    <>
      <Heading level={1} size="xl">
        {t('owner.messages.title')}
      </Heading>
      {threads.length === 0 ? (
        <Empty title={t('owner.messages.none.title')} text={t('owner.messages.none.text')} />
      ) : (
        <div className="mt-8 max-w-4xl">
          <ThreadList threads={threads} locale={locale} />
        </div>
      )}
      <WriteForm
        properties={await findPropertyChoices(input)}
        locale={locale}
        isImpersonated={visitor.impersonation !== null}
      />
    </>
  )
}

/** A conversation, with the form to answer; opening it marks it as read. */
export async function OwnerMessagePage({ visitor, locale, id }: OwnerPageProps & { id: number }) {
  const t = getTranslator(locale)
  const { owner, impersonation } = visitor
  const isImpersonated = impersonation !== null
  const thread = await openOwnerThread({ owner: owner.id, locale, id, isImpersonated })
  if (!thread) return null
  const { subject, property, messages } = thread
  return (
    <div className="max-w-4xl">
      <BackLink page={{ kind: 'messages' }} locale={locale}>
        {t('owner.messages.back')}
      </BackLink>
      <Heading level={1} size="lg" className="mt-2 wrap-anywhere">
        {subject}
      </Heading>
      {property && (
        <p className="mt-2">
          <SiteLink
            href={ownerHref({ locale, page: { kind: 'property', id: property.id } })}
            className="underline underline-offset-4"
          >
            {t('owner.messages.about', { title: property.title })}
          </SiteLink>
        </p>
      )}
      <div className="mt-8">
        <Thread messages={messages} locale={locale} />
      </div>
      <AnswerForm thread={id} locale={locale} isImpersonated={isImpersonated} />
    </div>
  )
}
