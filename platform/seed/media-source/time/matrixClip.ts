import { clipSize, mix, progress, type Clip } from '../shared/clip.ts';
import { backdrop, faded, label, rect, svg } from '../svg.ts';
import { coral, ink, mint, mist, sand, teal } from './colors.ts';

const fields = [
  { x: 150, y: 76, color: coral, name: 'Do it now' },
  { x: 540, y: 76, color: teal, name: 'Give it a time' },
  { x: 150, y: 296, color: sand, name: 'Make it small' },
  { x: 540, y: 296, color: '#dfe6e5', name: 'Let it go' },
];

const tasks = [
  { text: 'Customer cannot log in', field: 0, row: 0 },
  { text: 'Train Nora', field: 1, row: 0 },
  { text: 'Colour of the folders?', field: 2, row: 0 },
  { text: 'Newsletter', field: 3, row: 0 },
  { text: 'Test the backup', field: 1, row: 1 },
  { text: 'Offer due at noon', field: 0, row: 1 },
];

const width = 370;
const height = 200;
const first = 1;
const gap = 1.9;

function task(index: number, time: number): string {
  const item = tasks[index];
  const field = fields[item?.field ?? 0];
  if (item === undefined || field === undefined) {
    return '';
  }
  const start = first + index * gap;
  const shown = progress(time, start, start + 0.3);
  if (shown === 0) {
    return '';
  }
  const moved = progress(time, start + 0.75, start + 1.5);
  const x = mix(530, field.x + width / 2, moved);
  const y = mix(286, field.y + 96 + item.row * 64, moved);
  return faded(
    shown,
    rect(x - 160, y - 27, 320, 54, '#ffffff', { r: 16, stroke: '#b9cfcc', width: 2 }),
    label(x, y + 9, item.text, { size: 25, weight: 500, fill: ink }),
  );
}

/** Six tasks find their field of the four. */
export const matrixClip: Clip = {
  name: 'time-matrix',
  seconds: 15,
  posterAt: 14,
  frame: (time) =>
    svg(
      clipSize.width,
      clipSize.height,
      backdrop(clipSize.width, clipSize.height, mist, '#d9ebe8'),
      label(335, 50, 'urgent', { size: 26, fill: ink }),
      label(725, 50, 'not urgent', { size: 26, fill: ink }),
      `<g transform="translate(112 176) rotate(-90)">${label(0, 0, 'important', { size: 26, fill: ink })}</g>`,
      `<g transform="translate(112 396) rotate(-90)">${label(0, 0, 'not important', { size: 26, fill: ink })}</g>`,
      fields
        .map(
          ({ x, y, color, name }) =>
            rect(x, y, width, height, color, { r: 24 }) +
            label(x + 24, y + 42, name, { size: 26, anchor: 'start', fill: color === teal ? mint : ink }),
        )
        .join(''),
      tasks.map((_, index) => task(index, time)).join(''),
    ),
};
