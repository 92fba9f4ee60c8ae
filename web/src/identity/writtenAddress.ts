/**
 * The address in what mail programs and tables write for one: without the name of its person and brackets, `mailto:`, quotes and what nobody
 * sees.
 */
export function writtenAddress(written: string): string {
  const text = written.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  const within = /<([^<>\s]+@[^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return within.replace(/^mailto:/i, '').replaceAll(/^["'‘’“”<]+|["'‘’“”>]+$/g, '');
}
