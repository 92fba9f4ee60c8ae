import { z } from 'zod';
import { isMediaUrl } from './mediaUrl.ts';

const ownPrefixes = ['/static/media/', '/static/files/'];
/** What could end an attribute, a CSS string or a line, or be read as another host. */
const unsafe = /[\s"<>\\^`{|}\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u;

/** An address that a page may link to or load from: http, https or a file of this platform; nothing that could run. */
export function isSafeAddress(text: string): boolean {
  return !unsafe.test(text) && (text.startsWith('/') ? isOwnFile(text) : isWebAddress(text));
}

const isOwnFile = (text: string): boolean => ownPrefixes.some((prefix) => text.startsWith(prefix)) && isMediaUrl(text);

/** With a name or password in it, it would show them to everyone, or pass for the address of another host. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** An address in a body; an apostrophe is written as its code, so that it can stand in every kind of quotes. */
export const address = z
  .string()
  .trim()
  .max(2000, 'is longer than 2000 characters: shorten it')
  .refine(isSafeAddress, 'must be an address that begins with http:// or https://')
  .overwrite((text) => text.replaceAll("'", '%27'));
