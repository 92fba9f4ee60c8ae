/** The text of a label that may be HTML, for places that show text alone, such as menus. */
export function plainText(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html.trim();
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
