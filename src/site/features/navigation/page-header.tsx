import type { Locale } from '@/domain/shared/locale'
import type { AlternateAddress, Picture } from '@/site/data/view-models'
import { CompactTree } from '@/site/ui/compact/compact-tree'
import { HeaderLogo } from './header-logo'
import { HeaderPart } from './header-part'
import { LanguageSwitcher } from './language-switcher'

type PageHeaderProps = {
  locale: Locale
  /** The page in each language; fewer than two show no switcher. */
  alternates: AlternateAddress[]
  /** The page's own logo; null for the agency's. */
  logo?: Picture | null
}

/** The parts of the header from the page: its logo, and its other languages. */
export function PageHeader({ locale, alternates, logo = null }: PageHeaderProps) {
  return (
    <CompactTree>
      <HeaderPart
        logo={<HeaderLogo own={logo} />}
        languages={<LanguageSwitcher current={locale} alternates={alternates} />}
      />
    </CompactTree>
  )
}
