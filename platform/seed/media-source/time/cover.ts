import { coverDrawing } from '../shared/scene.ts';
import { arc, circle, line, point } from '../svg.ts';
import { coral, deep, mint, sand } from './colors.ts';

const cx = 640;
const cy = 360;

const block = (from: number, to: number, color: string): string => line(arc(cx, cy, 214, from, to), color, 62);

const ticks = Array.from({ length: 12 }, (_, hour) => {
  const [x, y] = point(cx, cy, 286, hour * 30);
  return circle(x, y, hour % 3 === 0 ? 8 : 5, sand, { opacity: 0.75 });
}).join('');

/** A day as a ring of blocks, a good part of it left free. */
export const cover = coverDrawing(
  'time',
  '#0d3d4a',
  '#1f7a83',
  circle(cx, cy, 470, '#ffffff', { opacity: 0.04 }),
  circle(cx, cy, 350, '#ffffff', { opacity: 0.05 }),
  ticks,
  circle(cx, cy, 245, deep),
  block(14, 74, coral),
  block(104, 128, sand),
  block(158, 238, mint),
  block(268, 284, sand),
  circle(cx, cy, 168, '#f8f1e1'),
  line(`M${cx} ${cy}L${point(cx, cy, 92, 305).join(' ')}`, deep, 16),
  line(`M${cx} ${cy}L${point(cx, cy, 128, 44).join(' ')}`, deep, 10),
  circle(cx, cy, 15, coral),
);
