import type { ReactNode } from 'react'
import { classNames } from './class-names'

const sizes = {
  display: 'text-5xl',
  xl: 'text-4xl',
  lg: 'text-3xl',
  md: 'text-2xl',
  sm: 'text-xl',
} as const

type HeadingProps = {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof sizes
  id?: string
  className?: string
  children: ReactNode
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A heading whose level follows the outline and whose size follows the design. */
export function Heading({ level, size = 'lg', id, className, children }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag id={id} className={classNames(sizes[size], className)}>
      {children}
    </Tag>
  )
}
