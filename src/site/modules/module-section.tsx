import type { ReactNode } from 'react'
import type { PageModule } from '@/site/data/content/page-models'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { Picture } from '@/site/ui/media/picture'
import { groundOf } from './module-ground'

// What stays at the top of a list while it scrolls has the colour of its ground.
const grounds = {
  paper: 'bg-paper [--ground:var(--color-paper)]',
  sand: 'bg-sand [--ground:var(--color-sand)]',
  ink: 'on-dark bg-ink text-paper [--ground:var(--color-ink)]',
  brick: 'on-dark bg-brick-deep text-white [--ground:var(--color-brick-deep)]',
  picture: 'on-dark relative isolate bg-ink text-paper [--ground:var(--color-ink)]',
} as const

/** The background of a module, from edge to edge. */
export function ModuleSection({ module, children }: { module: PageModule; children: ReactNode }) {
  const ground = groundOf(module)
  const { picture } = module.background
  return (
    <section
      data-ground={ground}
      className={classNames('module py-section overflow-x-clip', grounds[ground], module.cssClass)}
    >
      {ground === 'picture' && picture && (
        <>
          <Picture
            picture={picture}
            sizes="100vw"
            decorative
            className="absolute inset-0 -z-2 size-full object-cover"
          />
          <div className="bg-ink-deep/75 absolute inset-0 -z-1" />
        </>
      )}
      <Container>
        <div className="@container">{children}</div>
      </Container>
    </section>
  )
}
