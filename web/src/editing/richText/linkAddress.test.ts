import { expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';

it.each([
  ['demo.test', 'https://demo.test/'],
  ['http://demo.test/a?b#c', 'http://demo.test/a?b#c'],
  ['demo.test:8080/x', 'https://demo.test:8080/x'],
  ['/courses/', '/courses/'],
  ['anna@demo.test', 'mailto:anna@demo.test'],
  ['tel:+49 30 1', 'tel:+49 30 1'],
  ['//demo.test', null],
  ['javascript:alert(1)', null],
  ['ftp://demo.test', null],
  ['two words', null],
  ['word', null],
  ['', null],
])('EDIT-16 %j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
