/** A name with an address, in characters: either has 255 at most. */
const longest = 600;

/**
 * The address in what mail programs and tables write for one: without the name of its person and brackets, `mailto:`, quotes and what nobody
 * sees.
 */
export function writtenAddress(written: string): string {
  // Nothing as long is an address: it is left for the one who reads it.
  if (written.length > longest) {
    return written;
  }
  const text = written.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  const within = /<([^<>\s@]+@[^<>\s@]+)>$/.exec(text)?.[1] ?? text;
  return within.replace(/^mailto:/i, '').replaceAll(/^["'‘’“”<]+|["'‘’“”>]+$/g, '');
}
