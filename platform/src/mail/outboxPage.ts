import { escapeHtml } from './mailHtml.ts';
import type { OutboxMail } from './mailQueries.ts';

const style = `
  :root { color-scheme: light dark; font-family: 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
  body { margin: 0 auto; max-width: 720px; padding: 32px 16px; line-height: 1.5; }
  h1 { font-size: 28px; margin: 0 0 4px; }
  .lead { margin: 0 0 24px; opacity: 0.75; }
  details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; margin: 0 0 12px; overflow: hidden; }
  summary { cursor: pointer; padding: 14px 16px; }
  summary strong { font-size: 16px; }
  summary span { display: block; font-size: 14px; opacity: 0.75; padding-left: 18px; }
  iframe { border: 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); display: block; height: 720px; width: 100%; }
  p.plain { margin: 0; padding: 0 16px 14px; font-size: 14px; word-break: break-all; }
`;

/** The outbox of a workspace as a page, newest first; each mail in a frame that may do nothing but be left by its links. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const list =
    mails.length === 0
      ? '<p>No e-mails yet. Ask for a new password or invite someone, then reload this page.</p>'
      : mails.map(entry).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<h1>Outbox</h1>
<p class="lead">E-mails of this workspace, newest first. They were not sent because no mail server is set up.</p>
${list}
</body>
</html>
`;
}

function entry({ mailId, createdTime, rendered }: OutboxMail, index: number): string {
  const { subject, to, link } = rendered;
  const time = createdTime.toISOString().slice(0, 19).replace('T', ' ');
  return `<details${index === 0 ? ' open' : ''}>
<summary><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)} · ${time} UTC</span></summary>
<p class="plain"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
<iframe loading="lazy" title="${escapeHtml(subject)}" src="/outbox/${mailId}" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
</details>`;
}
