import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
/** What sends a request on its own: the client's package, the modules of Node, the global. */
const sends = /from '(?:undici|node:https?|node:tls|axios|got)'|(?<![.\w])fetch\(/;

test('OP-36 one file alone sends requests: workspaces name the addresses, so none goes past its checks', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.(?:test|testkit)\.ts$/.test(name) && !name.startsWith('testing/'),
  );
  const found: string[] = [];
  for (const name of files) {
    // Comments send nothing, and neither do types.
    const text = (await readFile(join(source, name), 'utf8')).replaceAll(
      /\/\*[\s\S]*?\*\/|\/\/.*$|^import type [^;]*;/gm,
      '',
    );
    if (sends.test(text)) {
      found.push(relative('.', name));
    }
  }
  expect(found).toEqual(['outbound/outboundClient.ts']);
});
