import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'
import { readableOn } from '@/site/ui/colors/readable-on'

type BannerColorProps = { color: string; isUnderHeader: boolean; children: ReactNode }

/** A banner of one colour, with its text in ink or paper, whichever is readable. */
export function BannerColor({ color, isUnderHeader, children }: BannerColorProps) {
  const style: CSSProperties = { backgroundColor: color }
  const isDark = readableOn(color) === 'paper'
  return (
    <div
      style={style}
      className={classNames(
        isDark ? 'on-dark text-paper' : 'text-ink',
        isUnderHeader && 'pt-(--header-height)',
      )}
    >
      <div className="pb-10 md:pb-16">{children}</div>
    </div>
  )
}
