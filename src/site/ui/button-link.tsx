import type { ReactNode } from 'react'
import { buttonClasses, type ButtonLook } from './button'
import { Icon } from './icons/icon'
import type { IconName } from './icons/icon-names'
import { SiteLink } from './navigation/site-link'

type ButtonLinkProps = {
  href: string
  look?: ButtonLook
  icon?: IconName
  newTab?: boolean
  newTabHint?: string
  className?: string
  children: ReactNode
}

export function ButtonLink({ look, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <SiteLink {...link} className={buttonClasses(look, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </SiteLink>
  )
}
