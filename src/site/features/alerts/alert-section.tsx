import type { ReactNode } from 'react'
import { Heading } from '@/site/ui/heading'

/** One action on an alert, under its title. */
export function AlertSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
