/**
 * An e-mail address as it is compared (OP-123): in small letters, with its domain as it stands in the DNS. Browsers give what was typed into a
 * field of addresses with such a domain.
 */
export function addressKey(address: string): string {
  const text = address.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const host = /^[\p{L}\p{N}\p{M}\u00b7\u05f3\u05f4\u30fb.\u3002\uff0e\uff61-]+$/u.test(domain)
    ? URL.parse(`https://${domain}`)?.hostname
    : null;
  return at < 0 || !host ? smallLetters(text) : `${smallLetters(text.slice(0, at))}@${host}`;
}

/** A Σ at the end of a word has a small letter of its own, and is the same letter. */
const smallLetters = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
