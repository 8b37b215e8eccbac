'use client'

import { lazy, Suspense } from 'react'
import { useParams } from 'next/navigation'
import { knownLocale } from '@/domain/shared/locale'

// Loaded when a page has failed: its words in every language would be in every page.
const ErrorScreen = lazy(async () => ({
  default: (await import('@/site/screens/error-screen')).ErrorScreen,
}))

export default function ErrorPage({ retry }: { retry: () => void }) {
  const { locale } = useParams()
  return (
    <Suspense>
      <ErrorScreen locale={knownLocale(locale)} onRetry={retry} />
    </Suspense>
  )
}
