import type { ReactNode } from 'react'
import { buttonClasses, type ButtonVariant } from './button'
import { Icon } from './icons/icon'
import type { IconName } from './icons/icon-names'
import { SiteLink } from './navigation/site-link'

type ButtonLinkProps = {
  href: string
  variant?: ButtonVariant
  icon?: IconName
  newTab?: boolean
  newTabHint?: string
  className?: string
  children: ReactNode
}

export function ButtonLink({ variant, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <SiteLink {...link} className={buttonClasses(variant, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </SiteLink>
  )
}
