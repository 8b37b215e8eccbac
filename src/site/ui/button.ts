import { classNames } from './class-names'

const shared =
  'button-look inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-6 py-2.5 text-center font-sans text-sm leading-snug font-semibold no-underline transition-colors duration-200'

const looks = {
  primary: 'bg-brick text-white hover:bg-brick-deep',
  ink: 'bg-ink text-paper hover:bg-ink-deep',
  outline: 'border border-ink/30 text-ink hover:border-ink hover:bg-ink hover:text-paper',
  'outline-light': 'border border-paper/50 text-paper hover:bg-paper hover:text-ink',
} as const

export type ButtonLook = keyof typeof looks

/** The look of buttons and of links that are actions; one primary per screen. */
export function buttonClasses(look: ButtonLook = 'primary', className?: string): string {
  return classNames(shared, looks[look], className)
}
