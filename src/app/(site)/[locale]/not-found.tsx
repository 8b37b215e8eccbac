import { fallbackLocale } from '@/domain/shared/locale'
import { requestPlace } from '@/site/data/request-place'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

export default function NotFound() {
  const { locale, reason } = requestPlace()
  return <NotFoundScreen locale={locale ?? fallbackLocale} reason={reason} />
}
