import { classNames } from './class-names'

const looks = {
  marquee: 'bg-brick text-white',
  sold: 'bg-ink text-paper',
  rented: 'bg-ink text-paper',
} as const

/** The one word on a property's picture. */
export function Ribbon({ kind, children }: { kind: keyof typeof looks; children: string }) {
  return (
    <p
      title={children}
      className={classNames(
        'text-xs inline-block max-w-full truncate rounded-full px-3.5 py-1.5 leading-none font-semibold',
        looks[kind],
      )}
    >
      {children}
    </p>
  )
}
