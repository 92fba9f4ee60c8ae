/** `#rrggbb` of an opaque colour as CSS writes it, null for anything else: words that are no colour, transparent ones, variables. */
export function toHexColor(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(text)) return text;
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? [];
  if (short) return short.replaceAll(/./g, '$&$&').padStart(7, '#');
  if (!/^(?:[a-z]+|(?:rgb|hsl)\([\d\s,.%-]+\))$/.test(text)) return null;
  const parts = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(computed(text));
  return (
    parts &&
    `#${parts
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  );
}

/** What the browser makes of a colour. */
function computed(color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  if (probe.style.color === '') return '';
  document.body.append(probe);
  const result = getComputedStyle(probe).color;
  probe.remove();
  return result;
}
