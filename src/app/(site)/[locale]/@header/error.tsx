'use client'

import { HeaderLogo } from '@/site/features/navigation/header-logo'
import { HeaderPart } from '@/site/features/navigation/header-part'

/** The page shows the error; its header keeps the agency's logo, without other languages. */
export default function HeaderError() {
  return <HeaderPart logo={<HeaderLogo own={null} />} languages={null} />
}
