import { transformSync } from '@babel/core';
import { expect, test } from 'vitest';
import { stripDefaultMessages } from './stripDefaultMessages.ts';

const built = (code: string): string =>
  transformSync(code, { plugins: [stripDefaultMessages], configFile: false, babelrc: false })?.code ?? '';

test('the built page has the ids of messages, and neither their English nor the notes for translators', () => {
  expect(
    built(`defineMessages({ title: { id: 'a.title', defaultMessage: 'Title', 'description': 'Of a page.' } });`),
  ).toMatch(/^defineMessages\(\{\s*title: \{\s*id: 'a.title'\s*\}\s*\}\);$/);
});

test('a message may be called like a member of a message', () => {
  const code = built(`defineMessages({
    description: { id: 'a.description', defaultMessage: 'Description', description: 'Label of a field.' },
    defaultMessage: { id: 'a.default', defaultMessage: 'Text', description: 'Label of a field.' },
  });`);
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    "defineMessages({ description: { id: 'a.description' }, defaultMessage: { id: 'a.default' } });",
  );
});

test('objects beside messages keep what they have', () => {
  const code = `const field = { description: 'Told to everyone.', defaultMessage: 'Text' };`;
  expect(built(code)).toContain("description: 'Told to everyone.'");
});
