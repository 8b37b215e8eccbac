'use client'

import { Component, type ReactNode } from 'react'

type DrawnOrElseProps = { drawn: ReactNode; children: ReactNode }

type DrawnState = { drawn: ReactNode; isBroken: boolean }

/** The rendered form, or the saved document if there is none or rendering fails: half a text must not be an error page. */
export class DrawnOrElse extends Component<DrawnOrElseProps, DrawnState> {
  override state: DrawnState = { drawn: null, isBroken: false }

  static getDerivedStateFromError(): Partial<DrawnState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps(
    { drawn }: DrawnOrElseProps,
    state: DrawnState,
  ): Partial<DrawnState> | null {
    return drawn === state.drawn ? null : { drawn, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken || this.props.drawn === null ? this.props.children : this.props.drawn
  }
}
