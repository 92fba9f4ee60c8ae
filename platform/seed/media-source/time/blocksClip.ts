import { clipSize, progress, type Clip } from '../shared/clip.ts';
import { backdrop, faded, label, line, rect, svg } from '../svg.ts';
import { coral, deep, ink, mint, mist, sand, teal } from './colors.ts';

interface Block {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly color: string;
  readonly at: number;
  readonly fill?: string;
}

const blocks: readonly Block[] = [
  { from: 11, to: 12, text: 'Team meeting', color: sand, at: 1 },
  { from: 12.5, to: 13.25, text: 'Lunch', color: sand, at: 1.9 },
  { from: 16.75, to: 17.5, text: 'Children', color: sand, at: 2.8 },
  { from: 8.5, to: 10, text: 'Write the offer', color: teal, at: 4.6, fill: '#ffffff' },
  { from: 14, to: 15.25, text: 'Train Nora', color: teal, at: 5.8, fill: '#ffffff' },
  { from: 10.25, to: 10.75, text: 'Messages', color: mint, at: 7.6 },
  { from: 15.75, to: 16.25, text: 'Messages', color: mint, at: 8.5 },
];

const captions = [
  { text: 'Fixed points', color: coral, from: 0.6, to: 4.1 },
  { text: 'Long blocks', color: teal, from: 4.2, to: 7.1 },
  { text: 'Messages', color: '#3f9b8a', from: 7.2, to: 10.1 },
  { text: 'The rest stays free', color: deep, from: 10.3, to: 16 },
];

const x0 = 80;
const scale = 84;
const xOf = (hour: number): number => x0 + (hour - 8) * scale;

function block({ from, to, text, color, at, fill = ink }: Block, time: number): string {
  const shown = progress(time, at, at + 0.6);
  if (shown === 0) {
    return '';
  }
  const height = 190 * shown;
  const center = (xOf(from) + xOf(to)) / 2;
  return (
    rect(xOf(from) + 3, 390 - height, (to - from) * scale - 6, height, color, { r: 14 }) +
    faded(
      progress(time, at + 0.4, at + 0.8),
      `<g transform="translate(${center + 8} 296) rotate(-90)">${label(0, 0, text, { size: 24, weight: 600, fill })}</g>`,
    )
  );
}

/** A day is filled from the fixed points to the free rest. */
export const blocksClip: Clip = {
  name: 'time-blocks',
  seconds: 14,
  posterAt: 13,
  frame: (time) =>
    svg(
      clipSize.width,
      clipSize.height,
      backdrop(clipSize.width, clipSize.height, mist, '#d9ebe8'),
      rect(x0, 190, scale * 9.5, 210, '#ffffff', { r: 20 }),
      Array.from({ length: 10 }, (_, index) => 8 + index)
        .map(
          (hour) =>
            line(`M${xOf(hour)} 400L${xOf(hour)} 414`, '#9dbdba', 3) +
            label(xOf(hour), 448, String(hour), { size: 24, weight: 500, fill: '#55777a' }),
        )
        .join(''),
      blocks.map((item) => block(item, time)).join(''),
      captions
        .map(({ text, color, from, to }) =>
          faded(
            progress(time, from, from + 0.4) - progress(time, to, to + 0.3),
            label(x0, 130, text, { size: 44, weight: 700, fill: color, anchor: 'start' }),
          ),
        )
        .join(''),
    ),
};
