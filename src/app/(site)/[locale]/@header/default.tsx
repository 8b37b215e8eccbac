import { PageHeader } from '@/site/features/navigation/page-header'
import { fallbackLocale } from '@/domain/shared/locale'

export default function Default() {
  return <PageHeader locale={fallbackLocale} alternates={[]} />
}
