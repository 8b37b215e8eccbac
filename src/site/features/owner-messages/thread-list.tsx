import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { OwnerThreadItem } from '@/site/data/owners/owner-messages'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'

type ThreadListProps = { threads: readonly OwnerThreadItem[]; locale: Locale }

/** The conversations of an owner with the agency, the unread ones highlighted. */
export function ThreadList({ threads, locale }: ThreadListProps) {
  return (
    <ul className="divide-line border-line shadow-card divide-y overflow-hidden rounded-lg border bg-white">
      {threads.map((thread) => (
        <ThreadItem key={thread.id} thread={thread} locale={locale} />
      ))}
    </ul>
  )
}

function ThreadItem({ thread, locale }: { thread: OwnerThreadItem; locale: Locale }) {
  const t = getTranslator(locale)
  const { id, subject, property, at, isUnread, isAnswered, messages, hasAttachments } = thread
  const facts = [
    property,
    t('owner.messages.count', { count: messages }),
    hasAttachments ? t('owner.messages.withFiles') : null,
    isAnswered ? t('owner.messages.answered') : null,
  ]
  return (
    <li className="card hover:bg-sand/50 relative p-5 sm:px-6">
      <p className="text-ink-soft flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <time dateTime={at}>{longDate(new Date(at), locale)}</time>
        {isUnread && (
          <span className="bg-brick rounded-full px-3 py-1.5 text-xs leading-none font-semibold text-white">
            {t('owner.messages.unread')}
          </span>
        )}
      </p>
      <h2 className="mt-1 font-sans text-base">
        <SiteLink
          href={ownerHref({ locale, page: { kind: 'message', id } })}
          className={`card-link no-underline ${isUnread ? 'font-semibold' : 'font-medium'}`}
        >
          {subject}
        </SiteLink>
      </h2>
      <p className="text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
