import { blend, clipSize, mix, progress, type Clip } from '../shared/clip.ts';
import { backdrop, faded, label, rect, svg } from '../svg.ts';

const columns = [
  { article: 'der', color: '#2f6db5', x: 180 },
  { article: 'die', color: '#c43c35', x: 480 },
  { article: 'das', color: '#3d8b57', x: 780 },
];

const nouns = [
  { noun: 'Tisch', column: 0, row: 0 },
  { noun: 'Lampe', column: 1, row: 0 },
  { noun: 'Brot', column: 2, row: 0 },
  { noun: 'Kaffee', column: 0, row: 1 },
  { noun: 'Tasse', column: 1, row: 1 },
  { noun: 'Wasser', column: 2, row: 1 },
];

const neutral = '#8a8172';
const first = 0.8;
const gap = 1.9;

function card(index: number, time: number): string {
  const noun = nouns[index];
  const column = columns[noun?.column ?? 0];
  if (noun === undefined || column === undefined) {
    return '';
  }
  const start = first + index * gap;
  const shown = progress(time, start, start + 0.35);
  if (shown === 0) {
    return '';
  }
  const moved = progress(time, start + 0.85, start + 1.6);
  const x = mix(480, column.x, moved);
  const y = mix(430, 240 + noun.row * 104, moved) - (1 - shown) * 18;
  const settled = moved > 0.98;
  const width = settled ? 236 : mix(190, 236, moved);
  return faded(
    shown,
    rect(x - width / 2, y - 40, width, 80, blend(neutral, column.color, moved), { r: 22 }),
    label(x, y + 13, moved > 0.5 ? `${column.article} ${noun.noun}` : noun.noun, { size: 36, fill: '#ffffff' }),
  );
}

/** Six nouns find der, die or das. */
export const articlesClip: Clip = {
  name: 'german-articles',
  seconds: 15,
  posterAt: 14,
  frame: (time) =>
    svg(
      clipSize.width,
      clipSize.height,
      backdrop(clipSize.width, clipSize.height, '#fbf6ec', '#f3e8d2'),
      columns
        .map(
          ({ article, color, x }) =>
            rect(x - 136, 60, 272, 420, '#ffffff', { r: 28, opacity: 0.75 }) +
            label(x, 138, article, { size: 58, weight: 700, fill: color }),
        )
        .join(''),
      nouns.map((_, index) => card(index, time)).join(''),
    ),
};
