/** Checks the image of a logo by its bytes, and cleans an SVG: only drawing stays, nothing that runs, loads or links. */
import { LOGO_BYTES_MAX, type LogoType } from '@bilancia/contract/api'
import { imageSize } from 'image-size'
import sanitizeHtml from 'sanitize-html'
import { Refusal } from '../../platform/problem.ts'

export type Image = {
  readonly type: LogoType
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly removed: readonly string[]
}

/** The longest side in pixels, and the highest ratio of the two sides: the header shows 120 by 36. */
const [SIDE_MAX, RATIO_MAX] = [2000, 12]

const DRAWING = /^\s*(<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/
const types: Readonly<Record<string, LogoType>> = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' }

const drawing = [
  ...['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title', 'desc', 'defs'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'symbol', 'pattern'],
]
const attributes = [
  ...['xmlns', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'd', 'points', 'id', 'role'],
  ...['transform', 'fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask', 'opacity', 'color', 'preserveAspectRatio', 'version'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'patternUnits'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'dominant-baseline', 'dx', 'dy'],
]

/** Throws LOGO_RIFIUTATO. */
export function imageOf(given: Uint8Array): Image {
  const refuse = (testo: string) => new Refusal('LOGO_RIFIUTATO', { testo })
  if (given.length > LOGO_BYTES_MAX) throw refuse(`il file ha più di ${LOGO_BYTES_MAX / 1024} kB`)
  // The library does not recognise a drawing without a size.
  const type = types[sizeOf(given)?.type ?? (DRAWING.test(new TextDecoder().decode(given.subarray(0, 2000))) ? 'svg' : '')]
  if (!type) throw refuse('serve un PNG, un JPEG o un SVG')
  const { text, removed } = type === 'image/svg+xml' ? cleaned(given) : { text: null, removed: [] }
  const bytes = text === null ? given : new TextEncoder().encode(text)
  const { width = 0, height = 0 } = sizeOf(bytes) ?? {}
  if (!(width > 0 && height > 0)) throw refuse("l'immagine non dice quanto è larga e alta")
  if (Math.max(width, height) > SIDE_MAX && text === null) throw refuse(`è di ${width} × ${height} punti, al più ${SIDE_MAX} per lato`)
  if (Math.max(width / height, height / width) > RATIO_MAX) throw refuse('è troppo stretto e lungo per l’intestazione')
  return { type, bytes, width, height, removed }
}

function sizeOf(bytes: Uint8Array): { readonly type?: string; readonly width?: number; readonly height?: number } | null {
  try {
    return imageSize(bytes)
  } catch {
    return null
  }
}

function cleaned(bytes: Uint8Array): { readonly text: string; readonly removed: readonly string[] } {
  const removed = new Set<string>()
  const written = new TextDecoder().decode(bytes)
  // The sanitiser reads neither XML declarations nor document types; a document type could define entities.
  const body = written.replace(/<\?[^>]*\?>|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>/gi, '')
  const text = sanitizeHtml(body, {
    allowedTags: drawing,
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    onOpenTag: (name, attribs) => {
      if (!drawing.includes(name)) removed.add(name)
      for (const one of Object.keys(attribs)) if (!attributes.includes(one) && !/^(xmlns:|xml:|data-|aria-|class$)/.test(one)) removed.add(one)
    },
    // A paint may name a part of the same drawing, and nothing elsewhere.
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => !/url\((?!\s*['"]?#)/i.test(value))) }),
    },
  })
  return { text: text.trim(), removed: [...removed].sort() }
}
