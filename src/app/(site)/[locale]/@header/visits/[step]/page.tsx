import { isAppointmentStep } from '@/domain/appointments/appointment-address'
import { findAppointmentAlternates } from '@/site/data/appointments/appointments'
import { LinkedPageHeader, type LinkedPageProps } from '@/site/screens/linked-page-header'

export const dynamic = 'force-dynamic'

export default function Header(page: LinkedPageProps) {
  return (
    <LinkedPageHeader
      {...page}
      findAlternates={({ step, token }) =>
        isAppointmentStep(step) ? findAppointmentAlternates({ step, token }) : []
      }
    />
  )
}
