import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from './site-link'

type PaginationProps = {
  page: number
  previous: number | null
  next: number | null
  numbers: (number | 'gap')[]
  hrefOf: (page: number) => string
  /** 'Page 2 of 3 [64 objects]' */
  summary: string
  texts: { label: string; previous: string; next: string; page: (page: number) => string }
}

const square =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-sm font-semibold no-underline'

/** The pages of a list; the present one is not a link. */
export function Pagination({ page, previous, next, numbers, hrefOf, summary, texts }: PaginationProps) {
  return (
    <nav aria-label={texts.label} className="flex flex-col items-center gap-4 print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step icon="arrow-left" href={previous && hrefOf(previous)} rel="prev" label={texts.previous} />
        </li>
        {numbers.map((number, index) => (
          <li key={index}>
            {number === 'gap' && <span className={`${square} text-ink-soft`}>…</span>}
            {number === page && (
              <span aria-current="page" className={`${square} bg-ink text-paper`}>
                <span className="sr-only">{texts.page(number)}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            )}
            {number !== 'gap' && number !== page && (
              <SiteLink
                href={hrefOf(number)}
                aria-label={texts.page(number)}
                className={`${square} hover:bg-sand`}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
        <li>
          <Step icon="arrow-right" href={next && hrefOf(next)} rel="next" label={texts.next} />
        </li>
      </ul>
      <p className="text-sm text-ink-soft">{summary}</p>
    </nav>
  )
}

type StepProps = { icon: 'arrow-left' | 'arrow-right'; href: string | null | 0; rel: string; label: string }

function Step({ icon, href, rel, label }: StepProps) {
  if (!href) {
    return (
      <span aria-hidden="true" className={`${square} text-ink/30`}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <SiteLink href={href} rel={rel} aria-label={label} className={`${square} hover:bg-sand`}>
      <Icon name={icon} />
    </SiteLink>
  )
}
