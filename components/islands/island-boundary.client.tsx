'use client'

import { Component, createRef, type ReactNode } from 'react'
import { errorWords } from '@/content/interface'
import { readFields, restoreFields } from '@/lib/typed-fields'

type IslandBoundaryProps = {
  /** The island's element and the HTML that the server wrote in it. Missing in development and on the server. */
  server?: { element: Element; html: string }
  children: ReactNode
}

/**
 * Error boundary of one island: the rest of the page keeps working. An island that fails is what the server wrote: it
 * posts, calls and links, and what was typed stays. Only a class component can be a boundary.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private readonly box = createRef<HTMLDivElement>()
  /** Read before React removes the fields: at its first rendering, or before it renders again. */
  private typed = this.props.server && readFields(this.props.server.element)

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override getSnapshotBeforeUpdate() {
    if (this.props.server && !this.box.current) this.typed = readFields(this.props.server.element)
    return null
  }

  override componentDidMount() {
    if (this.box.current && this.typed) restoreFields(this.box.current, this.typed)
  }

  override componentDidUpdate() {
    this.componentDidMount()
  }

  override render() {
    const { server, children } = this.props
    if (!this.state.failed) return children
    if (!server) return <p role="alert">{errorWords.failed}</p>
    // The mobile bar of every page has its phone number.
    const { phone, tel } = document.querySelector<HTMLElement>('[data-mobile-bar]')?.dataset ?? {}
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML */}
        <div ref={this.box} data-failed="" dangerouslySetInnerHTML={{ __html: server.html }} />
        {server.html && (
          <p role="alert" className="island-failed">
            {errorWords.failed} <a href={`tel:${tel}`}>{`${errorWords.call} ${phone}`}</a>
          </p>
        )}
      </>
    )
  }
}
