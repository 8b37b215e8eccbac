'use client'

import { usePathname } from 'next/navigation'
import { matchOriginal, matchStructural, splitLocale } from '@/domain/routing/routes'
import { Heading } from '@/site/ui/heading'

type Reason = 'page' | 'property' | 'project'

export type NotFoundTexts = Record<Reason, { title: string; text: string }>

function reasonOf(pathname: string): Reason {
  const split = splitLocale(pathname)
  if (!split) return 'page'
  return (matchStructural(split) ?? matchOriginal(split.path))?.name ?? 'page'
}

/** What is missing, read from the address: Next draws this page without knowing which page was not found. */
export function NotFoundWords({ texts }: { texts: NotFoundTexts }) {
  const { title, text } = texts[reasonOf(usePathname())]
  return (
    <>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <p className="text-ink-soft mt-6 max-w-xl text-lg">{text}</p>
    </>
  )
}
