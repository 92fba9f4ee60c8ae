import { expect, it } from 'vitest';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import { typeOfAddress } from './typeOfAddress.ts';

it.each<[string, FileType[], FileType | null]>([
  ['/static/files/a.png', ['IMAGE'], 'IMAGE'],
  ['https://example.test/picture', ['IMAGE'], 'IMAGE'],
  ['blob:https://demo.test/1', ['IMAGE'], 'IMAGE'],
  ['/static/files/a.webm', ['VIDEO'], 'VIDEO'],
  ['https://example.test/a.MP4?t=3', ['VIDEO'], 'VIDEO'],
  ['blob:https://demo.test/1', ['VIDEO'], 'VIDEO'],
  ['https://www.youtube.com/watch?v=1', ['VIDEO'], null],
  ['/static/files/a.pdf#page=2', ['IMAGE', 'PDF', 'VIDEO'], 'PDF'],
  ['/static/files/a.webm', ['IMAGE', 'PDF', 'VIDEO'], 'VIDEO'],
  ['https://example.test/anything', ['IMAGE', 'PDF', 'VIDEO'], null],
])('CRS-10 a field shows %s among %j as %s', (address, types, type) => {
  expect(typeOfAddress(address, types)).toBe(type);
});
