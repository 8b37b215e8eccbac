import { classNames } from './class-names'

export type ButtonVariant = 'primary' | 'ink' | 'outline' | 'outline-light'

/** The style of buttons and of links that are actions; one primary per screen. */
export function buttonClasses(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames('button-base', `button-${variant}`, className)
}
