/** The style of the provider's pages; its digest stands in their content policy. */
export const stylesheet = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#eef2f7;color:#1c2733;font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:400px;padding:32px;background:#fff;border:1px solid #d5dde6;border-radius:6px}
h1{margin:0 0 24px;font-size:20px;line-height:28px;font-weight:600}
p{margin:0 0 24px}
label{display:block;margin-bottom:4px;font-size:14px;line-height:20px}
input{display:block;width:100%;height:48px;margin-bottom:16px;padding:0 12px;border:1px solid #6b7a8a;border-radius:6px;background:#fff;color:inherit;font:inherit}
input[aria-invalid]{border-color:#b3261e}
button,.button{display:block;width:100%;min-height:48px;margin-top:8px;padding:11px 16px;border:1px solid #1565c0;border-radius:6px;background:#1565c0;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#0d4a92}
.quiet{background:#fff;color:#1565c0}
.quiet:hover{background:#e8f0fa}
:focus-visible{outline:3px solid #1565c0;outline-offset:2px}
.error{margin-bottom:16px;padding:12px;border-left:4px solid #b3261e;background:#fdecea;color:#7a1a14}
@media (max-width:480px){main{padding:24px}}
`
