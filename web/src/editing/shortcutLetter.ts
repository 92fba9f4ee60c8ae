/**
 * The letter of a shortcut: what the key writes, or where it writes no Latin letter (Ukrainian, Russian, Greek layouts) what stands at its
 * place on most keyboards. Other keys by their name.
 */
export function shortcutLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key) || !code.startsWith('Key')) return key.toLowerCase();
  return code.slice('Key'.length).toLowerCase();
}
