import type { ReactNode } from 'react'
import type { Page } from '@/site/data/content/page-models'

type ScreenMainProps = {
  children: ReactNode
  /** The HTTP status of a page that stands for something missing; tools/server/page-status.mjs reads it from here. */
  status?: 404 | 410
  /** What an editor's page asks of everything around it: its own rules, no cookie dialog, a menu that scrolls along. */
  options?: Pick<Page, 'css' | 'showConsent' | 'showFixedMenu'>
  /** It begins with a banner that lies under the header, which is transparent there. */
  isUnderHeader?: boolean
  /** The way to the top gives way to the bar at the foot of small screens. */
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
      {/* As it is: escaped, a child selector would be none. It holds no `<`, so it cannot end its element. */}
      {options?.css && <style dangerouslySetInnerHTML={{ __html: options.css }} />}
      {children}
    </main>
  )
}
