import type { ReactNode } from 'react'

/** Inside a compact tree what is not drawn here but by Next, such as a slot of the layout. */
export const AsIs = ({ children }: { children: ReactNode }): ReactNode => children
