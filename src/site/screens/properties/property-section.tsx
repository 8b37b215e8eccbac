import type { ReactNode } from 'react'
import { Heading } from '@/site/ui/heading'

/** A section of a property's page with its heading. */
export function Section({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section id={id} className="pt-4">
      <Heading level={2} size="md" className="mb-5">
        {title}
      </Heading>
      {children}
    </section>
  )
}
