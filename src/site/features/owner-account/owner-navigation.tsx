import { ownerHref, type OwnerPage } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'

type OwnerNavigationProps = {
  locale: Locale
  /** The present page. */
  page: OwnerPage
  owner: { name: string; email: string }
  /** Of unread messages. */
  unread: number
  /** Staff impersonate the owner, and have no login to end. */
  isImpersonated: boolean
}

const sections = ['overview', 'messages', 'account'] as const

type Section = (typeof sections)[number]

const sectionOf = ({ kind }: OwnerPage): Section => {
  if (kind === 'messages' || kind === 'message') return 'messages'
  return kind === 'account' ? 'account' : 'overview'
}

const item =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 no-underline hover:border-ink/40 aria-[current]:border-brick aria-[current]:font-semibold'

/** The navigation of the owner area, with the name of the owner. */
export function OwnerNavigation({ locale, page, owner, unread, isImpersonated }: OwnerNavigationProps) {
  const t = getTranslator(locale)
  const current = sectionOf(page)
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b pb-2 print:hidden">
      <nav aria-label={t('owner.account.navigation.label')}>
        <ul className="flex flex-wrap gap-x-6">
          {sections.map((kind) => (
            <li key={kind}>
              <SiteLink
                href={ownerHref({ locale, page: { kind } })}
                className={item}
                aria-current={kind !== current ? undefined : kind === page.kind ? 'page' : 'true'}
              >
                {t(`owner.account.navigation.${kind}`)}
                {kind === 'messages' && unread > 0 && <Unread locale={locale} count={unread} />}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p className="text-ink-soft break-words">{t('owner.account.signedInAs', owner)}</p>
        {!isImpersonated && (
          <form method="post" action="/api/owner/logout">
            <input type="hidden" name="lang" value={locale} />
            <button type="submit" className="min-h-11 underline underline-offset-4">
              {t('owner.account.navigation.logOut')}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}

function Unread({ locale, count }: { locale: Locale; count: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="bg-brick inline-flex min-w-6 justify-center rounded-full px-1.5 text-sm text-white"
      >
        {count}
      </span>
      <span className="sr-only">{getTranslator(locale)('owner.account.navigation.unread', { count })}</span>
    </>
  )
}
