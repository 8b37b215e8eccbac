import { formatSize } from '@/domain/shared/file-size'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import type { OwnerThreadModel } from '@/site/data/owners/owner-messages'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'

type Message = OwnerThreadModel['messages'][number]

/** A conversation, the oldest message first; the owner's messages are at the right. */
export function Thread({ messages, locale }: { messages: readonly Message[]; locale: Locale }) {
  return (
    <ol className="space-y-5">
      {messages.map((message, at) => (
        <ThreadMessage
          key={message.id}
          message={message}
          isLast={at === messages.length - 1}
          locale={locale}
        />
      ))}
    </ol>
  )
}

function ThreadMessage({ message, isLast, locale }: { message: Message; isLast: boolean; locale: Locale }) {
  const t = getTranslator(locale)
  const { author, staff, body, at, isRead, attachments } = message
  const isOwn = author === 'owner'
  return (
    <li
      // The target after an answer was sent.
      id={isLast ? 'latest' : undefined}
      className={classNames(
        'border-line scroll-mt-32 rounded-lg border p-5 sm:p-6',
        isOwn ? 'bg-sand ml-6 sm:ml-16' : 'mr-6 bg-white sm:mr-16',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {isOwn ? t('owner.messages.you') : [staff, t('owner.messages.agency')].filter(Boolean).join(', ')}
        </span>
        <time dateTime={at} className="text-ink-soft text-sm">
          {longDate(new Date(at), locale)}
        </time>
      </p>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>
      <Attachments attachments={attachments} locale={locale} />
      {isOwn && isRead && <p className="text-ink-soft mt-3 text-sm">{t('owner.messages.seen')}</p>}
    </li>
  )
}

function Attachments({ attachments, locale }: Pick<Message, 'attachments'> & { locale: Locale }) {
  const t = getTranslator(locale)
  if (attachments.length === 0) return null
  return (
    <div className="border-line mt-4 border-t pt-3">
      <p className="text-ink-soft text-sm">{t('owner.messages.attachments')}</p>
      <ul>
        {attachments.map(({ id, name, size }) => (
          <li key={id}>
            <a
              href={`/api/owner/files/${id}`}
              download
              className="inline-flex min-h-11 items-center gap-2.5 font-semibold wrap-anywhere underline underline-offset-4"
            >
              <Icon name="file" className="size-5" />
              {name}
              <span className="text-ink-soft font-normal whitespace-nowrap">{formatSize(size, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
