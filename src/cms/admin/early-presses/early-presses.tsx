import type { ReactNode } from 'react'
import { Alive } from './alive'
import { earlyPressScript } from './early-press-script'

/** Keeps what somebody presses or types while a screen of the back office is painted and its scripts are still on their way. */
export const EarlyPresses = ({ children }: { children: ReactNode }) => (
  <>
    <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
    {children}
    <Alive />
  </>
)
