'use client'

import { useParams } from 'next/navigation'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'
import { ErrorScreen } from '@/site/screens/error-screen'

export default function ErrorPage({ retry }: { retry: () => void }) {
  const { locale } = useParams()
  return (
    <ErrorScreen
      locale={typeof locale === 'string' && isLocale(locale) ? locale : fallbackLocale}
      onRetry={retry}
    />
  )
}
