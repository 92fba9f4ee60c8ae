import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { RelayFeatureFlags } from 'relay-runtime';
import { expect, it } from 'vitest';
import { emptied, withoutDebugNames } from './unusedParts.ts';

const require = createRequire(import.meta.url);

it('the variant of fragments that the build leaves out is the one that is switched off', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
});

/** What a module gives: its function, or its members. */
function valuesOf(name: string): readonly unknown[] {
  const module = require(name) as object;
  return [module, ...Object.values(module)].filter((value) => typeof value === 'function' || typeof value === 'object');
}

it.each(['react-relay', 'relay-runtime'])('%s: the names that the build empties are forbidden by lint', (library) => {
  const lint = readFileSync(resolve(import.meta.dirname, '../../.oxlintrc.json'), 'utf8');
  const [, forbidden = ''] = new RegExp(`"name": "${library}",\\s*"importNames": \\[([^\\]]*)`).exec(lint) ?? [];
  const empty = new Set(emptied.flatMap(valuesOf));
  const names = Object.entries(require(library) as object).flatMap(([name, value]) => (empty.has(value) ? [name] : []));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !forbidden.includes(`"${name}"`))).toEqual([]);
});

it('a component that nobody uses is free of effects without its name for debugging, so the bundler drops it', () => {
  const code = [
    'const Form = React$1.forwardRef(() => null);',
    'Form.displayName = "Form";',
    'const Amount = createFormattedComponent("formatNumber");',
    'let count = next();',
  ].join('\n');
  expect(withoutDebugNames(code)).toBe(
    [
      'const Form = /* @__PURE__ */ React$1.forwardRef(() => null);',
      '',
      'const Amount = /* @__PURE__ */ createFormattedComponent("formatNumber");',
      'let count = next();',
    ].join('\n'),
  );
});
