import { classNames } from '@/site/ui/class-names'
import type { IconName } from './icon-names'
import icons from './icons.svg'

/**
 * An icon as high as its text by default; never the only name of a control. Drawn for this site on a grid of 24 with a line
 * of 1.6; loaded once with all others.
 */
export function Icon({
  name,
  className,
  filled = false,
}: {
  name: IconName
  className?: string
  filled?: boolean
}) {
  return (
    <svg aria-hidden="true" className={classNames('icon', filled && 'icon-filled', className)}>
      <use href={`${icons.src}#${name}`} />
    </svg>
  )
}
