import { createHash } from 'node:crypto';

/** What every store keeps as it is, in which no two names become one. */
const plainPart = /^[\w-]+(?:[ .][\w-]+)*$/;

/**
 * Where a file of a package is below the package's folder. Tools name files in every script and with every sign that a disk knows; what a
 * store might not take, or take for another name, is called by its hash.
 */
export const storedPath = (name: string): string =>
  name
    .split('/')
    .map((part) =>
      plainPart.test(part) && part.length <= 200 ? part : `!${createHash('sha256').update(part).digest('hex')}`,
    )
    .join('/');
