import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '..', '..', 'docs', 'adr');

it('every decision has a number of its own, and says it in its title', () => {
  const files = readdirSync(folder).sort();
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
  const titled = files.filter((file, index) =>
    readFileSync(resolve(folder, file), 'utf8').startsWith(`# ${numbers[index]}. `),
  );
  expect(titled).toEqual(files);
});
