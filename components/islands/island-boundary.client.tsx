'use client'

import { Component, type ReactNode } from 'react'
import { errorWords } from '@/content/interface'

/** Error boundary of one island: the rest of the page keeps working. Only a class component can be one. */
export class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="alert">{errorWords.failed}</p> : this.props.children
  }
}
