import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { emptyFunctions } from './emptyFunctions.ts';
import { unusedFunctions } from './unusedFunctions.ts';

it('a function that is left out says so when it is called after all; the others work as before', () => {
  const code = emptyFunctions(
    'function used() { return 1; } const methods = {}; methods.gone = function gone() { return 2; };',
    ['gone'],
  );
  const [answer, gone] = runInNewContext(`${code} [used(), methods.gone]`) as [number, () => void];
  expect(answer).toBe(1);
  expect(gone).toThrow('left out');
});

it('a name that a library no longer has is not passed over', () => {
  expect(() => emptyFunctions('function used() {}', ['gone', 'used'])).toThrow('gone');
});

it.each(Object.entries(unusedFunctions))(
  '%s still has what is left out of it, and is valid without',
  (module, names) => {
    const { resolve } = createRequire(import.meta.url);
    const [packageName = ''] = module.split('/');
    const root = resolve(`${packageName}/package.json`).replace(/package\.json$/, '');
    const code = readFileSync(root + module.slice(packageName.length + 1), 'utf8');
    const kept = emptyFunctions(code, names);
    expect(kept.length).toBeLessThan(code.length);
    expect(() => parseAst(kept)).not.toThrow();
  },
);
