'use client'

import { Component, createRef, type ReactNode } from 'react'
import { errorWords } from '@/content/interface'

type IslandBoundaryProps = {
  /** The island's element and the HTML that the server wrote in it. Missing in development and on the server. */
  server?: { element: Element; html: string }
  children: ReactNode
}

/** What a visitor has typed into an island, and where. */
const fieldsIn = (parent: Element) => [...parent.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')]
type Typed = { values: string[]; focused: number }
const typedIn = (parent: Element): Typed => {
  const fields = fieldsIn(parent)
  return {
    values: fields.map(({ value }) => value),
    focused: fields.indexOf(document.activeElement as HTMLInputElement),
  }
}

/**
 * Error boundary of one island: the rest of the page keeps working. An island that fails is what the server wrote: it
 * posts, calls and links, and what was typed stays. Only a class component can be a boundary.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private readonly box = createRef<HTMLDivElement>()
  /** Read before React removes the fields: at its first rendering, or before it renders again. */
  private typed = this.props.server && typedIn(this.props.server.element)

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override getSnapshotBeforeUpdate() {
    if (this.props.server && !this.box.current) this.typed = typedIn(this.props.server.element)
    return null
  }

  override componentDidMount() {
    if (!this.box.current || !this.typed) return
    const { values, focused } = this.typed
    const fields = fieldsIn(this.box.current)
    fields.forEach((field, index) => {
      field.value ||= values[index] ?? ''
    })
    fields[focused]?.focus({ preventScroll: true })
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
