'use client'

import { Component, type ReactNode } from 'react'
import { words } from '@/content/ui/error'

/** Error boundary of one island: the rest of the page keeps working. Only a class component can be one. */
export class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="alert">{words.failed}</p> : this.props.children
  }
}
