import { createHash } from 'node:crypto';

/** The page loads nothing else: no script, font or image. */
export const style = `
:root{color-scheme:light dark;--ink:#16202b;--soft:#5a6775;--line:#d9e0e6;--paper:#fff;--ground:#f2f5f7;--mark:#0b6b57;--alert:#a3480a}
@media (prefers-color-scheme:dark){:root{--ink:#e9eef2;--soft:#9fadb9;--line:#33404b;--paper:#18212a;--ground:#0f161c;--mark:#4fc3a5;--alert:#f0a064}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang HK","Noto Sans CJK TC","Noto Sans TC","Microsoft JhengHei",sans-serif}
main{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding:.5rem 0 1rem}
header p{margin:0;color:var(--soft)}
a{color:var(--mark);padding:.5rem 0}
section{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1rem;margin:0 0 1rem}
.detail{margin:.25rem 0 0;color:var(--soft)}
.alert h1{color:var(--alert)}
.steps{display:grid;grid-template-columns:repeat(5,1fr);gap:.25rem;list-style:none;margin:1.25rem 0 0;padding:0;font-size:.75rem;line-height:1.3;color:var(--soft)}
.steps li{border-top:.3125rem solid var(--line);padding-top:.375rem}
.steps .done{border-color:var(--mark);color:var(--ink)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.875rem;margin:1.25rem 0 0}
dt{font-size:.8125rem;color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.history{list-style:none;margin:0;padding:0}
.history li{position:relative;padding:0 0 1.25rem 1.5rem;border-left:.125rem solid var(--line);margin-left:.375rem}
.history li:last-child{border-color:transparent;padding-bottom:0}
.history li::before{content:"";position:absolute;left:-.4375rem;top:.375rem;width:.75rem;height:.75rem;border-radius:50%;background:var(--line)}
.history li:first-child::before{background:var(--mark)}
.history p{margin:0;overflow-wrap:anywhere}
.history .detail{font-size:.875rem}
footer{color:var(--soft);font-size:.8125rem}
@media (max-width:22rem){.steps{font-size:.625rem;gap:.125rem}section{padding:1rem}}
@media print{body{background:#fff}section{border:0;padding:0}a{display:none}}
`;

export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
