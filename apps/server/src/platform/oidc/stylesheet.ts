/** The style of the provider's pages: the card of the page /login (`coverStyle`) and its plain controls. Their content policy names its digest. */
import { coverStyle, type Dress, look, lookStyle } from '@bilancia/contract/api'

const made = new WeakMap<Dress, string>()

/** Made once for a brand, until it is edited. */
export function stylesheet(dress: Dress): string {
  const known = made.get(dress) ?? styleOf(dress)
  made.set(dress, known)
  return known
}

const styleOf = (dress: Dress): string => `${lookStyle(dress)}${coverStyle(dress.brand)}*{box-sizing:border-box}
h1{margin:0 0 16px;font-size:16px;line-height:24px;font-weight:600}
p{margin:0 0 24px}
label{display:block;margin-bottom:4px;color:var(--quiet);font-size:12px;line-height:16px}
input{display:block;width:100%;height:42px;margin-bottom:16px;padding:0 14px;border:1px solid var(--border);border-radius:${look.radius}px;background:var(--paper);color:inherit;font:inherit;font-size:16px}
input[aria-invalid]{border-color:var(--error)}
button,.button{display:block;width:100%;min-height:42px;margin-top:8px;padding:10px 16px;border:1px solid var(--primary);border-radius:${look.radius}px;background:var(--primary);color:var(--onPrimary);font:inherit;font-size:15px;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
form button{margin-top:24px}
.other button{margin-top:8px}
.first{margin-bottom:24px}
.first button{margin-top:8px}
.qr{margin:0 auto 16px;width:200px;color-scheme:light;background:var(--paper)}
.qr svg{display:block;width:100%;height:auto}
.key{overflow-wrap:anywhere}
.codes{margin:0 0 24px;padding:12px 16px;list-style:none;border:1px solid var(--border);border-radius:${look.radius}px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;line-height:24px}
button:hover,.button:hover{background:var(--primaryStrong)}
.quiet{background:var(--paper);color:var(--primary)}
.quiet:hover{background:var(--primaryTint)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
input:focus{border-color:var(--primary);outline:1px solid var(--primary);outline-offset:0}
.error{margin-bottom:16px;padding:12px 16px;border-radius:${look.radius}px;background:var(--errorTint);color:var(--errorInk)}
`
