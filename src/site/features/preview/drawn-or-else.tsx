'use client'

import { Component, type ReactNode } from 'react'

type DrawnOrElseProps = { drawn: ReactNode; children: ReactNode }

type State = { drawn: ReactNode; isBroken: boolean }

/** What was drawn of the form, or what is saved where there is none or where it breaks: half a text is no error page. */
export class DrawnOrElse extends Component<DrawnOrElseProps, State> {
  override state: State = { drawn: null, isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ drawn }: DrawnOrElseProps, state: State): Partial<State> | null {
    return drawn === state.drawn ? null : { drawn, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken || this.props.drawn === null ? this.props.children : this.props.drawn
  }
}
