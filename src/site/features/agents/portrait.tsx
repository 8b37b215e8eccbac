import { initialsOf } from '@/domain/agents/initials'
import type { AgentCard } from '@/site/data/agents/agent-models'
import { classNames } from '@/site/ui/class-names'
import { Picture } from '@/site/ui/media/picture'

type PortraitProps = {
  agent: Pick<AgentCard, 'name' | 'photo'>
  sizes: string
  priority?: boolean
  className?: string
}

// A square under a half circle, so that a round monogram lies in the middle of the arch.
const shape = 'aspect-square rounded-t-full rounded-b-md'

/** The portrait of an agent beside their name; without one, their initials in the same shape. */
export function Portrait({ agent: { name, photo }, sizes, priority, className }: PortraitProps) {
  if (photo)
    return (
      <Picture
        picture={photo}
        sizes={sizes}
        priority={priority}
        decorative
        className={classNames(shape, 'object-cover', className)}
      />
    )
  return (
    <div
      aria-hidden
      className={classNames(
        shape,
        'bg-ink text-sand font-serif @container flex items-center justify-center',
        className,
      )}
    >
      <span className="text-[32cqi] leading-none">{initialsOf(name)}</span>
    </div>
  )
}
