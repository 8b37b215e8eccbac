import { isNewsletterStep } from '@/domain/routing/newsletter-address'
import { findNewsletterAlternates } from '@/site/data/newsletter/newsletter'
import { LinkedPageHeader, type LinkedPageProps } from '@/site/screens/linked-page-header'

export const dynamic = 'force-dynamic'

export default function Header(page: LinkedPageProps) {
  return (
    <LinkedPageHeader
      {...page}
      findAlternates={({ step, token }) =>
        isNewsletterStep(step) ? findNewsletterAlternates({ step, token }) : []
      }
    />
  )
}
