import { Refusal } from '../refusal.ts';

/** What someone names a host by as its origin: `learn.example` is `https://learn.example`, and `localhost:4000` needs no encryption. */
export function hostAddress(text: string): string {
  const isLocal = /^(?:[\w-]+\.)*localhost(?::|\/|$)|^127\.0\.0\.1(?::|\/|$)/.test(text);
  const address = /^https?:\/\//.test(text) ? text : `${isLocal ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(address)) {
    throw new Refusal(`“${text}” is no address of a host.`);
  }
  return new URL(address).origin;
}
