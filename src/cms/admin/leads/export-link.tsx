'use client'

import { useSearchParams } from 'next/navigation'

/** A link that exports the list with its present filters. */
export const ExportLink = ({ path, label }: { path: string; label: string }) => {
  const filters = [...useSearchParams()].filter(([name]) => name.startsWith('where'))
  return (
    <a href={`${path}?${new URLSearchParams(filters)}`} download style={{ minHeight: '24px' }}>
      {label}
    </a>
  )
}
