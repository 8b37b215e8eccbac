import { fallbackLocale } from '@/domain/shared/locale'
import { requestLocale } from '@/site/data/request-locale'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

export default function NotFound() {
  const { locale } = requestLocale()
  return <NotFoundScreen locale={locale ?? fallbackLocale} />
}
