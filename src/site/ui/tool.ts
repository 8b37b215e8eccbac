import { classNames } from './class-names'

/** The style of small actions in a row, such as sharing and printing. */
export function toolClasses(className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline print:hidden',
    className,
  )
}
