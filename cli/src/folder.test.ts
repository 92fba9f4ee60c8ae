import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBase, readFiles, writeBase, writeFiles } from './folder.ts';
import { aTree } from './testing/trees.ts';

let home: string;
let folder: string;
let outside: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lectern-folder-'));
  [folder, outside] = [join(home, 'course'), join(home, 'outside')];
  mkdirSync(join(folder, '01-first'), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.md'), 'secret');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const base = { host: 'https://learn.example', courseId: 258, version: 1, tree: aTree([]) };

describe('BEY-10 a folder that others have written', () => {
  it('reads no link, which would put a file of this machine into the course', () => {
    symlinkSync(join(outside, 'secret.md'), join(folder, '01-first', '01-one.md'));
    expect(() => readFiles(folder)).toThrow('01-first/01-one.md is a link');
  });

  it('writes through no link, neither of a folder nor of a file', () => {
    symlinkSync(outside, join(folder, '02-second'));
    symlinkSync(outside, join(folder, '.lectern'));
    const write = (): void => writeFiles(folder, new Map(), [], new Map([['02-second/secret.md', 'overwritten']]));
    expect(write).toThrow('02-second is a link');
    expect(() => writeBase(folder, base)).toThrow('.lectern is a link');
    expect(readFileSync(join(outside, 'secret.md'), 'utf8')).toBe('secret');
  });

  it('removes nothing when something of it cannot be written', () => {
    writeFileSync(join(folder, '01-first', '01-one.md'), 'mine');
    symlinkSync(outside, join(folder, '02-second'));
    const files = new Map([['02-second/01-one.md', 'mine']]);
    expect(() => writeFiles(folder, new Map(), ['01-first/01-one.md'], files)).toThrow('is a link');
    expect(readFileSync(join(folder, '01-first', '01-one.md'), 'utf8')).toBe('mine');
  });

  it.each(['<<<<<<< ours\n{}', 'null', '{}', JSON.stringify({ ...base, host: 'http://169.254.169.254/x?' })])(
    'what was pulled cannot be %s',
    (text) => {
      writeBase(folder, base);
      expect(readBase(folder)).toEqual(base);
      writeFileSync(join(folder, '.lectern', 'base.json'), text);
      expect(() => readBase(folder)).toThrow('base.json cannot be read');
    },
  );
});

it('BEY-10 a mark before the first character of a file is no part of it', () => {
  writeFileSync(join(folder, '01-first', '01-one.md'), '\uFEFF---\nid: 5\n---\n');
  expect(readFiles(folder).get('01-first/01-one.md')).toBe('---\nid: 5\n---\n');
});
