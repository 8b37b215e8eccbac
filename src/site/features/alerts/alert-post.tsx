import type { ReactNode } from 'react'
import { alertPage, type AlertStep } from '@/domain/routing/alert-address'
import type { Locale } from '@/domain/shared/locale'
import { buttonClasses, type ButtonVariant } from '@/site/ui/button'

/** The token of a mail's link, and the page it opened. */
export type AlertHolder = { step: AlertStep; token: string; locale: Locale }

/** What a post can do with an alert. */
export type AlertAction = 'confirm' | 'update' | 'pause' | 'resume' | 'delete' | 'keep' | 'unsubscribe'

type AlertPostProps = AlertHolder & {
  action: AlertAction
  /** The text of its button. */
  label: string
  variant?: ButtonVariant
  className?: string
  /** Further fields. */
  children?: ReactNode
}

/** A plain form with one action on the alert. */
export function AlertPost({
  action,
  step,
  token,
  locale,
  label,
  variant = 'primary',
  className,
  children,
}: AlertPostProps) {
  return (
    <form method="post" action={`/api/alerts/${action}`} className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="page" value={alertPage({ step, locale, token })} />
      {children}
      <button type="submit" className={buttonClasses(variant)}>
        {label}
      </button>
    </form>
  )
}
