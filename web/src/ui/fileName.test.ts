import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

it.each([
  ['https://example.org/files/Handout%20one.pdf?x=1#page=2', 'Handout one.pdf'],
  ['https://example.org/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['https://example.org/handout', null],
  [`/static/files/${hash}.pdf`, null],
  [`https://demo.example/static/files/${hash.toUpperCase()}.pdf?download=true`, null],
  [`https://example.org/${hash.slice(1)}.pdf`, `${hash.slice(1)}.pdf`],
])('SEC-05 %s is called %s: never by the hash of its content', (address, name) => {
  expect(fileName(address)).toBe(name);
});
