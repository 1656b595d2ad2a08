/** The style of the provider's pages: the card of the page /login (`coverStyle`) and its plain controls. Their content policy names its digest. */
import { type Brand, coverStyle, look } from '@bilancia/contract/api'

export const stylesheet = (brand: Brand): string => `${coverStyle(brand)}*{box-sizing:border-box}
h1{margin:0 0 16px;font-size:16px;line-height:24px;font-weight:600}
p{margin:0 0 24px}
label{display:block;margin-bottom:4px;color:${look.quietInk};font-size:12px;line-height:16px}
input{display:block;width:100%;height:42px;margin-bottom:16px;padding:0 14px;border:1px solid ${look.border};border-radius:${look.radius}px;background:${look.paper};color:inherit;font:inherit;font-size:16px}
input[aria-invalid]{border-color:${look.error.main}}
button,.button{display:block;width:100%;min-height:42px;margin-top:8px;padding:10px 16px;border:1px solid ${brand.primary.main};border-radius:${look.radius}px;background:${brand.primary.main};color:${look.paper};font:inherit;font-size:15px;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
form button{margin-top:24px}
.other button{margin-top:8px}
.qr{margin:0 auto 16px;width:200px}
.qr svg{display:block;width:100%;height:auto}
.key{overflow-wrap:anywhere}
.codes{margin:0 0 24px;padding:12px 16px;list-style:none;border:1px solid ${look.border};border-radius:${look.radius}px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;line-height:24px}
button:hover,.button:hover{background:${brand.primary.dark}}
.quiet{background:${look.paper};color:${brand.primary.main}}
.quiet:hover{background:${brand.primary.tint}}
:focus-visible{outline:2px solid ${brand.primary.main};outline-offset:2px}
input:focus{border-color:${brand.primary.main};outline:1px solid ${brand.primary.main};outline-offset:0}
.error{margin-bottom:16px;padding:12px 16px;border-radius:${look.radius}px;background:${look.error.paper};color:${look.error.ink}}
`
