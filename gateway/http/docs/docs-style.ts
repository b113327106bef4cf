/** Style of the page under /docs: readable without a width, a colour or a font from elsewhere; light and dark. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d8dbe0,#3a3f47);--soft:light-dark(#f5f6f8,#1d2026);--link:light-dark(#0b57b0,#8ab8f5)}
body{margin:0;font:16px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:15rem minmax(0,54rem);gap:2.5rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:1.5rem;border-right:1px solid var(--line);box-sizing:border-box;height:100vh;font-size:.9rem}
nav ul{list-style:none;padding:0;margin:0 0 .5rem}nav ul ul{padding-left:.8rem}
main{padding:1rem 1.5rem 6rem 0}
a{color:var(--link)}h2{margin-top:3rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}h3{margin:2.2rem 0 .3rem}h4{margin:1.2rem 0 .3rem}
small{font-weight:normal;opacity:.75}
code,pre{font:.875em/1.5 ui-monospace,monospace;background:var(--soft);border-radius:4px}code{padding:.1em .3em;overflow-wrap:anywhere}
pre{padding:.8rem 1rem;overflow:auto;border:1px solid var(--line);white-space:pre-wrap}
table{border-collapse:collapse;width:100%;font-size:.92rem}td,th{border:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
.fields td:first-child{width:12rem}td p{margin:.2rem 0 0}td:first-child code{white-space:nowrap}section{scroll-margin-top:1rem}
.line b{padding:.1em .5em;border-radius:4px;border:1px solid currentColor;font-size:.8rem}.get{color:light-dark(#11672f,#6fd394)}.post{color:light-dark(#8a4b00,#f0b35f)}.delete{color:light-dark(#a01c1c,#f59a94)}
summary{cursor:pointer}details{margin:.4rem 0}tr:target,section:target>:first-child{background:light-dark(#fff3c4,#4a3f12)}
@media(max-width:60rem){body{display:block}table{display:block;overflow-x:auto}nav{position:static;height:auto;max-height:none;border:0}main{padding:1rem 1.5rem}}
@media(max-width:40rem){table,tbody,tr,td{display:block}tr:has(th){display:none}tr{border:1px solid var(--line);border-bottom-width:0}tr:last-child{border-bottom-width:1px}td{border:0}.fields td:first-child{width:auto}}
`;
