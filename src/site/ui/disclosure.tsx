import type { ReactNode } from 'react'
import { Icon } from './icon'

type DisclosureProps = { summary: ReactNode; children: ReactNode; name?: string; open?: boolean }

/** A text behind its title; those of one name close each other. */
export function Disclosure({ summary, children, name, open }: DisclosureProps) {
  return (
    <details name={name} open={open} className="group border-line border-b">
      <summary className="flex items-start justify-between gap-6 py-5 list-none hover:text-brick-deep">
        {summary}
        <Icon
          name="chevron-down"
          className="mt-1 size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose pb-7">{children}</div>
    </details>
  )
}
