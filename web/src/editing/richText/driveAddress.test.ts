import { expect, it } from 'vitest';
import { pictureAddress } from './driveAddress.ts';

const direct = 'https://drive.google.com/uc?export=view&id=1aB_c-9';

it.each([
  ['https://drive.google.com/file/d/1aB_c-9/view?usp=sharing', direct],
  ['https://drive.google.com/file/d/1aB_c-9/preview', direct],
  [' http://drive.google.com/file/d/1aB_c-9 ', direct],
  [direct, direct],
  ['https://drive.google.com/drive/folders/1aB', 'https://drive.google.com/drive/folders/1aB'],
  ['https://drive.google.com.evil.example/file/d/1aB/view', 'https://drive.google.com.evil.example/file/d/1aB/view'],
  ['/files/day.webp', '/files/day.webp'],
  ['no address', 'no address'],
])('EDIT-17 OP-79 %s is shown by %s', (address, shown) => expect(pictureAddress(address)).toBe(shown));
