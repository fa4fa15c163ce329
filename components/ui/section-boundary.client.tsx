'use client'

import { Component, type ReactNode } from 'react'

/** Error boundary of one section: the rest of the page keeps working. Only a class component can be one. */
export class SectionBoundary extends Component<{ message: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.message}</p> : this.props.children
  }
}
