'use client'

import { useParams } from 'next/navigation'
import { knownLocale } from '@/domain/shared/locale'
import { ErrorScreen } from '@/site/screens/error-screen'

export default function ErrorPage({ retry }: { retry: () => void }) {
  const { locale } = useParams()
  return <ErrorScreen locale={knownLocale(locale)} onRetry={retry} />
}
