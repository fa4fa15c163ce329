'use client'

import { Component, type ReactNode } from 'react'

/** A section that throws says so in its own place; the rest of the page lives. Only a class can catch. */
export class SectionBoundary extends Component<{ message: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.message}</p> : this.props.children
  }
}
