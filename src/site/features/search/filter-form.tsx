'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent, ReactNode } from 'react'

type FilterFormProps = {
  /** The listing's own address: where the form leads without script as well. */
  action: string
  label: string
  className?: string
  children: ReactNode
}

/** A form of filters that leads to its address inside the page, without the fields that ask for nothing. */
export function FilterForm({ action, label, className, children }: FilterFormProps) {
  const router = useRouter()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[key, value]] : [],
    )
    const query = new URLSearchParams(entries).toString()
    router.push(query ? `${action}?${query}` : action)
  }
  // A choice of the order is a whole wish; the others wait for the button.
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement && target.name === 'sort') currentTarget.requestSubmit()
  }

  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      onSubmit={onSubmit}
      onChange={onChange}
      className={className}
    >
      {children}
    </form>
  )
}
