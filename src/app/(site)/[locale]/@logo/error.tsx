'use client'

import { HeaderLogo } from '@/site/features/navigation/header-logo'

/** The page says what went wrong; its header keeps the agency's own logo. */
export default function LogoError() {
  return <HeaderLogo own={null} />
}
