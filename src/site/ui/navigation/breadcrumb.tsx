import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from './site-link'

type BreadcrumbProps = {
  label: string
  crumbs: { name: string; href: string | null }[]
  className?: string
}

/** The breadcrumb, with the page itself last and not a link. */
export function Breadcrumb({ label, crumbs, className }: BreadcrumbProps) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={label} className={classNames('text-sm text-ink-soft print:hidden', className)}>
      <ol className="flex items-center gap-x-1.5">
        {crumbs.map(({ name, href }, index) => (
          <li
            key={index}
            className={classNames(
              'flex items-center gap-1.5',
              index === crumbs.length - 1 ? 'min-w-12' : 'shrink-0',
            )}
          >
            {index > 0 && <Icon name="chevron-right" className="size-3.5 opacity-60" />}
            {href ? (
              <SiteLink
                href={href}
                className="inline-block py-1.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </SiteLink>
            ) : (
              <span
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                className="truncate py-1.5"
                title={name}
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
