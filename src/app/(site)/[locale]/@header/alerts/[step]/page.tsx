import { isAlertStep } from '@/domain/routing/alert-address'
import { findAlertAlternates } from '@/site/data/alerts/alerts'
import { LinkedPageHeader, type LinkedPageProps } from '@/site/screens/linked-page-header'

export const dynamic = 'force-dynamic'

export default function Header(page: LinkedPageProps) {
  return (
    <LinkedPageHeader
      {...page}
      findAlternates={({ step, token }) => (isAlertStep(step) ? findAlertAlternates({ step, token }) : [])}
    />
  )
}
