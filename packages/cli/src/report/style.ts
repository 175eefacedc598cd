/** The look of a report: the page's paper, ink and pieces. */
const PAINTS = ['#1d5cab', '#f4ae22', '#c93f1c', '#8b8a80', '#4a1a6a', '#5cc4a6'];

const seats = PAINTS.map(
  (paint, seat) => `.line.seat${seat}{stroke:${paint}}.piece.seat${seat}{background:${paint}}`,
).join('');

export const STYLE = `
:root{--paper:#f4eddd;--ink:#22303a;--soft:#55606a;--accent:#1f4f63;--line:#cfc4a9}
@media (prefers-color-scheme:dark){:root{--paper:#151d22;--ink:#ece5d4;--soft:#b3b9b6;--accent:#8cc5d6;--line:#38454c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 "Rockwell","Georgia",serif;font-variant-numeric:tabular-nums}
main{max-width:50rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:.5rem 0}
h2{font-size:1.1rem;margin:1.6rem 0 .5rem;border-bottom:1px solid var(--line)}
section{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .5rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{font-weight:normal;color:var(--soft)}
li{margin:.4rem 0}
svg{width:100%;min-width:30rem;height:auto;font-size:12px}
svg text{fill:var(--soft)}
.grid{stroke:var(--line)}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.bar{fill:var(--accent);fill-opacity:.55}
.mark{stroke:var(--ink);stroke-width:2}
.piece{display:inline-block;width:.8em;height:.8em;border-radius:50%;border:1px solid var(--ink)}
.wrong{border-left:4px solid #c93f1c;padding-left:.6rem}
${seats}`;
