/** The style of the provider's pages, the same card as the page /login (Cover.tsx); its digest stands in their content policy. */
export const stylesheet = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:16px;background:#0d47a1;color:#1b1f24;font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif}
main{width:100%;max-width:400px;padding:32px;background:#fff;border-radius:6px;box-shadow:0 5px 5px -3px #0003,0 8px 10px 1px #00000024,0 3px 14px 2px #0000001f}
.brand{display:flex;align-items:center;gap:12px;margin-bottom:24px}
.brand svg{width:40px;height:40px;flex:none;fill:#1565c0}
.brand strong{display:block;font-size:20px;line-height:28px;font-weight:600}
.brand span{color:#57606a;font-size:12px;line-height:16px}
h1{margin:0 0 16px;font-size:16px;line-height:24px;font-weight:600}
p{margin:0 0 24px}
label{display:block;margin-bottom:4px;color:#57606a;font-size:12px;line-height:16px}
input{display:block;width:100%;height:42px;margin-bottom:16px;padding:0 14px;border:1px solid #8c959f;border-radius:6px;background:#fff;color:inherit;font:inherit;font-size:16px}
input[aria-invalid]{border-color:#b3261e}
button,.button{display:block;width:100%;min-height:42px;margin-top:8px;padding:10px 16px;border:1px solid #1565c0;border-radius:6px;background:#1565c0;color:#fff;font:inherit;font-size:15px;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
form button{margin-top:24px}
.other button{margin-top:8px}
.qr{margin:0 auto 16px;width:200px}
.qr svg{display:block;width:100%;height:auto}
.key{overflow-wrap:anywhere}
.codes{margin:0 0 24px;padding:12px 16px;list-style:none;border:1px solid #8c959f;border-radius:6px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;line-height:24px}
button:hover,.button:hover{background:#0d47a1}
.quiet{background:#fff;color:#1565c0}
.quiet:hover{background:#e8f0fa}
:focus-visible{outline:2px solid #1565c0;outline-offset:2px}
input:focus{border-color:#1565c0;outline:1px solid #1565c0;outline-offset:0}
.error{margin-bottom:16px;padding:12px 16px;border-radius:6px;background:#f9e9e8;color:#7a1a14}
`
