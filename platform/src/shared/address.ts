import { domainToASCII, domainToUnicode } from 'node:url';

const longestAddress = 254;
/** As people type one; nothing longer is looked at. */
const longestTyped = 255;
const longestLocalBytes = 64;

/**
 * Letters and digits of every script, the dots that stand within words of Catalan and Japanese, and what else needs no quotes (RFC 5322,
 * atext), but for `%` and `!`: relays read those as a way to another mailbox.
 */
const localLetters = String.raw`\p{L}\p{N}\u00b7\u30fb#$&'*+/=?^_\x60{|}~\-`;
const localPart = String.raw`[${localLetters}][${localLetters}\p{M}]*`;
const localShape = new RegExp(String.raw`^${localPart}(?:\.${localPart})*$`, 'u');
/** A text that mail programs decode (RFC 2047): what is written within can be the address of another mailbox. */
const encodedWord = /=\?.*\?=/;
/** As people type it; what nobody sees is in none. */
const domainShape = /^[\p{L}\p{N}\p{M}\u00b7\u05f3\u05f4\u30fb.\u3002\uff0e\uff61-]+$/u;
const machineDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

const split = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
};

/** A domain as it stands in the DNS (UTS 46); null for one that cannot stand there. */
function machineDomainOf(domain: string): string | null {
  // Encoding takes a time that grows with the square of the length.
  if (domain.length > longestTyped || !domainShape.test(domain) || invisible.test(domain)) {
    return null;
  }
  const machine = domainToASCII(domain);
  const decoded = domainToUnicode(machine);
  // A label xn--… that says nothing is passed through there, and stays as it is on the way back.
  return machineDomain.test(machine) && machine.length <= 253 && !/(?:^|\.)xn--/.test(decoded) && !isMixed(decoded)
    ? machine
    : null;
}

const isMixed = (text: string): boolean =>
  text.split('.').some((label) => leftToRight.test(label) && rightToLeft.test(label));

/** Whether a text is an e-mail address that mail can be sent to, of any script (VAL-06, OP-123). */
export function isEmailAddress(address: string): boolean {
  if (address.length > longestTyped) {
    return false;
  }
  const [local, domain] = split(address);
  const machine = machineDomainOf(domain);
  return (
    machine !== null &&
    localShape.test(local) &&
    !encodedWord.test(local) &&
    !invisible.test(local) &&
    !isMixed(local) &&
    Buffer.byteLength(local.normalize('NFC')) <= longestLocalBytes &&
    Buffer.byteLength(local.normalize('NFC')) + 1 + machine.length <= longestAddress
  );
}

/** Whether a text is the domain of addresses. */
export const isAddressDomain = (domain: string): boolean => machineDomainOf(domain) !== null;

/** A domain as it is compared, like `domain_key` of the database. */
export const domainKey = (domain: string): string => machineDomainOf(domain) ?? domain.toLowerCase();

/** An address as it is compared, like `address_key` of the database: two that are the same by it are one. */
export function addressKey(address: string): string {
  const [local, domain] = split(address);
  return domain === '' ? localKey(local) : `${localKey(local)}@${domainKey(domain)}`;
}

/** A Σ at the end of a word has a small letter of its own, and is the same letter. */
const localKey = (local: string): string => local.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

/** Where mail to an address goes: its domain as it stands in the DNS. */
export function mailAddress(address: string): string {
  const [local, domain] = split(address);
  return domain === '' ? address : `${local}@${machineDomainOf(domain) ?? domain}`;
}
