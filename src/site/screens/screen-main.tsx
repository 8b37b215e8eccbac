import type { ReactNode } from 'react'
import type { Page } from '@/site/data/content/page-models'

type ScreenMainProps = {
  children: ReactNode
  /** The HTTP status of a page for something missing; tools/server/page-status.mjs reads it from here. */
  status?: 404 | 410
  /** An editor's options for the page: its own CSS, no cookie dialog, a menu that scrolls along. */
  options?: Pick<Page, 'css' | 'showConsent' | 'showFixedMenu'>
  /** It begins with a banner under the transparent header. */
  isUnderHeader?: boolean
  /** The scroll-to-top button leaves room for the bar at the foot of small screens. */
  hasContactBar?: boolean
}

/** The one main landmark of a page and the target of the skip link. */
export function ScreenMain({ children, status, options, isUnderHeader, hasContactBar }: ScreenMainProps) {
  return (
    <main
      id="content"
      data-status={status}
      data-banner={isUnderHeader ? 'overlay' : undefined}
      data-ends-with-bar={hasContactBar ? '' : undefined}
      data-consent={options?.showConsent === false ? 'off' : undefined}
      data-menu={options?.showFixedMenu === false ? 'static' : undefined}
      tabIndex={-1}
      className="overflow-x-clip"
    >
      {/* Unescaped, because escaping would break a child selector. It contains no `<`, so it cannot close its element. */}
      {options?.css && <style dangerouslySetInnerHTML={{ __html: options.css }} />}
      {children}
    </main>
  )
}
