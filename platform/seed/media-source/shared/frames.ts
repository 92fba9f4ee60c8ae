import { arc, circle, group, line, path, point, svg } from '../svg.ts';
import type { Drawing } from './scene.ts';

const size = 400;
const middle = size / 2;

/** Transparent rings: the picture inside takes 80 % of the width (ACH-09), so little reaches within 160 of the middle. */
const frame = (name: string, ...children: readonly string[]): Drawing => ({ name, svg: svg(size, size, ...children) });

const ring = (r: number, color: string, width: number): string =>
  circle(middle, middle, r, 'none', { stroke: color, width });

const goldenUmlaut = frame(
  'golden-umlaut',
  ring(175, '#d99a1c', 26),
  ring(178, '#f3c557', 12),
  circle(...point(middle, middle, 176, -14), 22, '#2d2a32'),
  circle(...point(middle, middle, 176, 14), 22, '#2d2a32'),
  circle(...point(middle, middle, 176, -14), 13, '#f3c557'),
  circle(...point(middle, middle, 176, 14), 13, '#f3c557'),
);

const fullCircle = frame(
  'full-circle',
  ring(178, '#0e4350', 34),
  line(arc(middle, middle, 178, 12, 82), '#f08a5d', 16),
  line(arc(middle, middle, 178, 104, 168), '#f3e3c3', 16),
  line(arc(middle, middle, 178, 190, 262), '#8fd3c4', 16),
  line(arc(middle, middle, 178, 284, 348), '#ffffff', 16),
);

const leafAt = (degrees: number): string => {
  const [x, y] = point(middle, middle, 180, degrees);
  return group(
    `translate(${x} ${y}) rotate(${degrees + 62})`,
    path('M0 -26C17 -12 17 12 0 26C-17 12 -17 -12 0 -26Z', degrees % 48 === 0 ? '#4f9d69' : '#7dbb77'),
    line('M0 -18L0 20', '#39734c', 3),
  );
};

const evergreen = frame(
  'evergreen',
  ring(172, '#39734c', 8),
  Array.from({ length: 15 }, (_, index) => leafAt(index * 24)).join(''),
);

const chef = frame(
  'chef',
  ring(178, '#7a1f35', 30),
  ring(178, '#e8c9b0', 5),
  path('M150 58C120 54 118 14 152 14C160 -4 240 -4 248 14C282 14 280 54 250 58L246 76L154 76Z', '#ffffff', {
    stroke: '#7a1f35',
    width: 6,
  }),
);

export const frames = [goldenUmlaut, fullCircle, evergreen, chef];
