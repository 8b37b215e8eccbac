import { classNames } from './class-names'

export type ButtonLook = 'primary' | 'ink' | 'outline' | 'outline-light'

/** The look of buttons and of links that are actions; one primary per screen. */
export function buttonClasses(look: ButtonLook = 'primary', className?: string): string {
  return classNames('button-look', `button-${look}`, className)
}
