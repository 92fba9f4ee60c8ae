import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Whom an address stands for: itself, or of IPv6 its first 64 bits, as a customer has at least those. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  return parsed.isMapped4() ? parsed.to4().correctForm() : new Address6(`${address}/64`).startAddress().correctForm();
}
