import * as React from 'react'

/** Whether this is React's server, which sends a page twice, as HTML and as data: only there it has no state. */
export const isServer = !('useState' in React)
