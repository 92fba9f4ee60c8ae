import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startCommand } from './startCommand.ts';

const root = resolve(import.meta.dirname, '..', '..');

test('a server is started by its start script, with its memory settings behind the options of a watcher', () => {
  const command = startCommand({ root, name: 'gateway', node: '/bin/node24', nodeOptions: ['--watch'] });
  expect(command.slice(0, 2)).toEqual(['/bin/node24', '--watch']);
  expect(command.at(-1)).toBe('src/main.ts');
  expect(command.join(' ')).toContain(' --max-semi-space-size=');
});

test.each(['platform', 'gateway'] as const)('the image of the %s starts it as npm start does', (name) => {
  const [, command = ''] = /^CMD (\[.+\])$/m.exec(readFileSync(join(root, `Dockerfile.${name}`), 'utf8')) ?? [];
  const [program, ...rest] = startCommand({ root, name, node: 'node' });
  expect(JSON.parse(command)).toEqual([program, ...rest.slice(0, -1), `${name}/${rest.at(-1)}`]);
});
