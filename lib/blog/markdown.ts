import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

/** Parses headings, lists, bold, links, tables and pictures. */
export const markdown = remark().use(remarkGfm)

/** @returns the line on which a node of a post's text begins */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1
