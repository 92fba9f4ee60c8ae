import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header is the Basic credential of the OAuth client (OP-10). */
export function isClient(
  header: string | undefined,
  client: { readonly id: string; readonly secret: string },
): boolean {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) {
    return false;
  }
  // Hashed first: the comparison needs equal lengths and must not tell them.
  return timingSafeEqual(
    digest(Buffer.from(encoded, 'base64').toString('utf8')),
    digest(`${client.id}:${client.secret}`),
  );
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
