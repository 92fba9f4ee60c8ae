import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { exportReaders } from './exportReaders.ts';
import { parts } from './parts.ts';
import type { PersonalDataPart } from './personalDataPart.ts';
import { personalDataResponse } from './personalDataSchemas.ts';

const root = dirname(import.meta.dirname);

test('SET-01 OP-08 every room that holds data of people exports and erases it', async () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/personalData.ts'),
  );
  const found: { readonly file: string; readonly personalData: PersonalDataPart }[] = await Promise.all(
    files.map(async (file) => ({ file, ...(await import(join(root, file))) })),
  );
  expect(found.filter(({ personalData }) => !parts.includes(personalData)).map(({ file }) => file)).toEqual([]);
  expect(parts).toHaveLength(files.length);
});

test('SET-01 an export has the members that it is described with, in their order', () => {
  expect(['exportedTime', ...exportReaders.map(({ member }) => member)]).toEqual(
    Object.keys(personalDataResponse.shape),
  );
});
