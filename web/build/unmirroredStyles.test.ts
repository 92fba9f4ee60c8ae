import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';
import { fluentStyles, unmirroredStyles } from './unmirroredStyles.ts';

const compile = (code: string): string =>
  transformSync(code, { configFile: false, babelrc: false, plugins: [unmirroredStyles] })?.code?.replaceAll(
    /\s+/g,
    '',
  ) ?? '';

it('of a style and its mirror image, the one for our languages stays', () => {
  const code = compile(`__styles(
    { root: { a: "fplain", b: ["fleft", "fright"] } },
    { d: [".fplain{color:red;}", ".fleft{margin-left:1px;}", ".fright{margin-right:1px;}"],
      m: [["@media (x){.fright{right:0;}}", { m: "(x)" }], ["@media (x){.fleft{left:0;}}", { m: "(x)" }]] });`);
  expect(code).toContain('root:{a:"fplain",b:"fleft"}');
  expect(code).toContain('d:[".fplain{color:red;}",".fleft{margin-left:1px;}"]');
  expect(code).toContain('m:[["@media(x){.fleft{left:0;}}",{m:"(x)"}]]');
});

it('a rule that mirrors another and is needed by itself stays', () => {
  const code = compile(`__styles(
    { root: { a: ["fleft", "fright"], b: ["fright", "fleft"] }, other: { a: ["fnear", "ffar"] } },
    { d: [".fleft{padding-left:1px;}", ".fright{padding-right:1px;}", ".fnear{padding-left:2px;}", ".ffar{padding-right:2px;}"] });`);
  expect(code).toContain('root:{a:"fleft",b:"fright"}');
  expect(code).toContain('d:[".fleft{padding-left:1px;}",".fright{padding-right:1px;}",".fnear{padding-left:2px;}"]');
});

it('a rule stays with its mirror image where both are one text', () => {
  const both = '@supports(x){.fright{right:0;}.fleft{left:0;}}';
  expect(compile(`__styles({ root: { a: ["fleft", "fright"] } }, { t: ["${both}"] });`)).toContain(`t:["${both}"]`);
});

it.each(['react-button/lib/components/Button/useButtonStyles', 'react-input/lib/components/Input/useInputStyles'])(
  'no class of Fluent’s %s is left without a rule',
  (name) => {
    const path = fileURLToPath(import.meta.resolve('@fluentui/react-components/package.json'));
    const code = compile(readFileSync(join(dirname(path), '..', `${name}.styles.js`), 'utf8'));
    const classes = new Set([...code.matchAll(/:"(f\w{5,7})"/g)].map(([, found = '']) => found));
    expect(classes.size).toBeGreaterThan(50);
    expect([...classes].filter((found) => !code.includes(`.${found}`))).toEqual([]);
  },
);

it.each([
  ['[".rleft{left:0;}", ".rright{right:0;}"]', '[".rleft{left:0;}"]'],
  ['{ r: [".rleft{left:0;}", ".rright{right:0;}"] }', '{r:[".rleft{left:0;}"]}'],
])('so does that of a base style: %s', (rules, kept) => {
  expect(compile(`__resetStyles("rleft", "rright", ${rules});`)).toBe(`__resetStyles("rleft",null,${kept});`);
});

it('a base style that is its own mirror image, and what is not constant, stay as they are', () => {
  expect(compile('__resetStyles("rleft", null, [".rleft{top:0;}"]);')).toBe(
    '__resetStyles("rleft",null,[".rleft{top:0;}"]);',
  );
  expect(compile('__styles(classes, rules);')).toBe('__styles(classes,rules);');
});

it('Fluent’s files of styles are found, and no others', () => {
  expect('/x/node_modules/@fluentui/react-button/lib/components/Button/useButtonStyles.styles.js').toMatch(
    fluentStyles,
  );
  expect('/x/web/src/ui/Page.styles.ts').not.toMatch(fluentStyles);
});
