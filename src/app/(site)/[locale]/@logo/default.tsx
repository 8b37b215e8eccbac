import { HeaderLogo } from '@/site/features/navigation/header-logo'

export default function AgencyLogo() {
  return <HeaderLogo own={null} />
}
