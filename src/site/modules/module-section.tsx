import type { ReactNode } from 'react'
import type { PageModule } from '@/site/data/view-models'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { Picture } from '@/site/ui/picture'

const grounds = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  ink: 'on-dark bg-ink text-paper',
  brick: 'on-dark bg-brick-deep text-white',
  picture: 'on-dark relative isolate bg-ink text-paper',
} as const

/** The ground a module stands on, from edge to edge. */
export function ModuleSection({ module, children }: { module: PageModule; children: ReactNode }) {
  const ground = groundOf(module)
  const { picture } = module.background
  return (
    <section
      data-ground={ground}
      className={classNames('module py-section overflow-x-clip', grounds[ground])}
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
      <Container>{children}</Container>
    </section>
  )
}

function groundOf({ background }: PageModule): keyof typeof grounds {
  if (background.type === 'image' && background.picture) return 'picture'
  return (background.type === 'color' && background.color) || 'paper'
}
