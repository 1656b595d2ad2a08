/** The card on the brand's background: one style for the page /login and for the pages of the embedded provider, with the tokens of `lookStyle`. */
import type { Brand } from './brand.ts'
import { look } from './look.ts'

/**
 * CSS of `.cover` (the whole page), `.cover-card` in it, and `.cover-brand`, the first line of the card: the logo as
 * `.brand-logo`, the name as `.cover-name`, the motto as `span`. The card begins at the same height on every page, so that each
 * step of the sign-in looks like the same page.
 */
export const coverStyle = ({ cover }: Brand): string => `
.cover{box-sizing:border-box;min-height:100vh;min-height:100dvh;margin:0;padding:max(16px,16vh) 16px 16px;display:grid;place-items:start center;background-color:var(--cover);background-image:${cover};color:var(--ink);font:14px/20px ${look.fonts}}
.cover-card{box-sizing:border-box;width:100%;max-width:400px;padding:32px;background:var(--paper);border-radius:${look.radius}px;box-shadow:0 5px 5px -3px #0003,0 8px 10px 1px #00000024,0 3px 14px 2px #0000001f}
.cover-brand{display:flex;align-items:center;gap:12px;margin-bottom:24px}
.cover-brand .brand-logo{height:40px;color:var(--primary)}
.cover-name{display:block;margin:0;font-size:20px;line-height:28px;font-weight:600}
.cover-brand div span{display:block;color:var(--quiet);font-size:12px;line-height:16px}
`
