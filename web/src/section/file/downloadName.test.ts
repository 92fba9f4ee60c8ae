import { expect, it } from 'vitest';
import { downloadName } from './downloadName.ts';

it.each([
  ['Checklist', '/static/files/ab12.pdf?file=7', 'Checklist.pdf'],
  ['Checklist.PDF', '/static/files/ab12.pdf', 'Checklist.PDF'],
  ['Plan 1.5', '/static/media/plan.pdf#page=2', 'Plan 1.5.pdf'],
  ['Before/after: what?', '/static/files/ab12.png', 'Before after  what.png'],
  ['Notes', '/static/files/ab12', 'Notes'],
])('OP-207 a file called %s at %s is saved as %s', (title, address, name) => {
  expect(downloadName(title, address)).toBe(name);
});
