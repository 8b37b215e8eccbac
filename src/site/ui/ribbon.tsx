import { classNames } from './class-names'

const kindClasses = {
  marquee: 'bg-brick text-white',
  'coming-soon': 'bg-brick text-white',
  'under-option': 'bg-brick text-white',
  reserved: 'bg-ink text-paper',
  sold: 'bg-ink text-paper',
  rented: 'bg-ink text-paper',
} as const

/** The one word on a property's picture: dark if nobody can have it any more. */
export function Ribbon({ kind, children }: { kind: keyof typeof kindClasses; children: string }) {
  return (
    <p title={children} className={classNames('ribbon', kindClasses[kind])}>
      {children}
    </p>
  )
}
