import type { CSSProperties, Key, ReactNode } from 'react'

type PerRowProps = { count: number; items: { key: Key; content: ReactNode }[] }

/** Cards in a grid: the editor's number per row, fewer on narrow screens. */
export function PerRow({ count, items }: PerRowProps) {
  const style: CSSProperties & Record<`--${string}`, number> = { '--per-row': count }
  return (
    <ul style={style} className="per-row">
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
