import type { ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { Heading } from '@/site/ui/heading'

/** A section of the owner area with its title. */
export function OwnerSection({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames('keep-together border-line rounded-lg border bg-white p-5 sm:p-7', className)}
    >
      <Heading level={2} size="sm" id={`${id}-title`} className="mb-5">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** The text of a section that has nothing to show yet. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft max-w-prose">{children}</p>
}
