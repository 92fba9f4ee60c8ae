import { darkGround } from './mailBrand.ts';
import type { PreparedMail } from './preparedMail.ts';
import type { Letter } from './renderMail.ts';

const font = "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', Arial, sans-serif";
const text = `margin:0 0 16px;font-family:${font};font-size:16px;line-height:26px;color:#242a31;`;
const small = `margin:0 0 8px;font-family:${font};font-size:13px;line-height:20px;color:#5b6570;`;

/**
 * A mail in the colours of its workspace: tables and styles in the elements, as mail programs know little else; one style sheet for
 * narrow screens and dark devices, which may be dropped. Every text is escaped; nothing is loaded but the logo.
 */
export function mailHtml(letter: Letter, { language, brand, link, stopLink }: PreparedMail): string {
  const paragraph = (words: string): string =>
    `<p class="text" style="${text}">${escapeHtml(words).replaceAll(/\r?\n/g, '<br>')}</p>`;
  const note = (words: string): string => `<p class="quiet" style="${small}">${escapeHtml(words)}</p>`;
  const list = (items: readonly string[]): string =>
    items.length === 0
      ? ''
      : `\n<ul class="text" style="${text}padding:0 0 0 24px;">\n${items.map((item) => `<li style="margin:0 0 8px;">${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
  const stop =
    stopLink === undefined
      ? ''
      : `\n<p style="${small}"><a class="quiet" href="${escapeHtml(stopLink)}" style="color:#5b6570;text-decoration:underline;">${escapeHtml(letter.stop ?? '')}</a></p>`;
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(letter.subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 600px) {
  .page { padding: 16px 8px !important; }
  .card { padding: 28px 20px !important; }
  .button a { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #12161a !important; }
  .card { background: ${darkGround} !important; border-color: ${brand.colourOnDark} #3a424b #3a424b !important; }
  .text, .heading { color: #e8eaed !important; }
  .quiet { color: #a9b2bc !important; }
  .link { color: ${brand.colourOnDark} !important; }
  .rule { border-color: #3a424b !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3f4f6;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(letter.preview)}${filler}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f4f6;">
<tr><td class="page" align="center" style="padding:40px 16px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;">
<tr><td style="padding:0 0 20px;">${logo(brand)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e1e4e8;border-top:4px solid ${brand.colour};border-radius:12px;padding:40px;">
<h1 class="heading" style="margin:0 0 20px;font-family:${font};font-size:26px;line-height:34px;font-weight:600;color:#1b2026;">${escapeHtml(letter.heading)}</h1>
${[letter.greeting, ...letter.before].map(paragraph).join('\n')}${list(letter.items)}
<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0;">
<tr><td bgcolor="${brand.colour}" style="border-radius:8px;background:${brand.colour};">
<a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:8px;font-family:${font};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-align:center;text-decoration:none;">${escapeHtml(letter.action)}</a>
</td></tr>
</table>
${letter.after.map(paragraph).join('\n')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="border-top:1px solid #e1e4e8;padding:20px 0 0;">
${note(letter.fallback)}
<p style="${small}margin:0;word-break:break-all;"><a class="link" href="${href}" style="color:${brand.colour};text-decoration:underline;">${href}</a></p>
</td></tr></table>
</td></tr>
<tr><td style="padding:20px 4px 0;">
${note(letter.sender)}${stop}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Keeps what follows the preview out of lists of mails. */
const filler = '&#8199;&#847; '.repeat(60);

/** On white, as logos are made for it; the title where there is none, or until pictures are loaded. */
function logo({ logo: address, title, origin, colour }: PreparedMail['brand']): string {
  const words = `font-family:${font};font-size:20px;line-height:28px;font-weight:600;`;
  const content =
    address === null
      ? `<span class="heading" style="${words}color:#1b2026;">${escapeHtml(title)}</span>`
      : `<img src="${escapeHtml(address)}" alt="${escapeHtml(title)}" height="40" style="display:block;height:auto;max-height:40px;width:auto;max-width:240px;border:0;padding:8px 12px;border-radius:8px;background:#ffffff;${words}color:${colour};">`;
  return `<a href="${escapeHtml(origin)}/" style="text-decoration:none;">${content}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (words: string): string =>
  words.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
