'use client'

import { HeaderLogo } from '@/site/features/navigation/header-logo'
import { HeaderPart } from '@/site/features/navigation/header-part'

/** The page says what went wrong; its header keeps the agency's own logo, and leads to no other languages. */
export default function HeaderError() {
  return <HeaderPart logo={<HeaderLogo own={null} />} languages={null} />
}
