/**
 * Renders rich text with React elements. Tags other than formatting are removed and their text is kept; every attribute
 * except a link's address is dropped. No HTML is ever inserted into the page.
 */
import { mayLink, richTextTags } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { createElement, Fragment, type ReactNode } from 'react'
import { WITHOUT_WORDS } from '../records/words-of.ts'
import { richTextLook } from './rich-text/look.ts'

const MARKS = new Set(richTextTags)
const EMPTY = new Set(['br', 'hr'])
/** The page has its own headings above, so these are lowered by two levels. */
const LOWERED: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6' }

/** `<SafeHtml html="<p>Novità</p>" />` */
export function SafeHtml({ html }: { readonly html: string | null }) {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  return <Box sx={look}>{shown(body.childNodes)}</Box>
}

const shown = (nodes: NodeListOf<ChildNode>): ReactNode[] => [...nodes].map((node, at) => one(node, at))

function one(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (WITHOUT_WORDS.has(tag)) return null
  if (!MARKS.has(tag)) return <Fragment key={key}>{shown(node.childNodes)}</Fragment>
  if (EMPTY.has(tag)) return createElement(tag, { key })
  const href = node.getAttribute('href') ?? ''
  if (tag === 'a')
    return mayLink(href) ? (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {shown(node.childNodes)}
      </a>
    ) : (
      <Fragment key={key}>{shown(node.childNodes)}</Fragment>
    )
  return createElement(LOWERED[tag] ?? tag, { key }, ...shown(node.childNodes))
}

const look = richTextLook(3)
