import type { ReactNode } from 'react'
import type { PageModule } from '@/site/data/content/page-models'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { PictureGround } from '@/site/ui/media/picture-ground'
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
      {ground === 'picture' && picture && <PictureGround picture={picture} />}
      <Container>
        <div className="@container">{children}</div>
      </Container>
    </section>
  )
}
