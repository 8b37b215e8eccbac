import type { ReactNode } from 'react'
import { classNames } from '@/site/ui/class-names'

export const inputClasses =
  'border-line-deep bg-white min-h-12 w-full rounded-md border px-3.5 py-2 text-base text-ink'

/** One field under its name. */
export function Field({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <label className={classNames('block', className)}>
      <span className="mb-1.5 block text-sm font-medium">{label}</span>
      {children}
    </label>
  )
}

type CheckProps = { name: string; value: string; checked: boolean; children: ReactNode }

/** One of several choices. */
export function Check({ name, value, checked, children }: CheckProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 py-1">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} className="size-5 shrink-0" />
      <span>{children}</span>
    </label>
  )
}
