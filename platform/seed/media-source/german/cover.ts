import { coverDrawing } from '../shared/scene.ts';
import { cup } from '../shared/cup.ts';
import { bubble, circle, ellipse, line, rect } from '../svg.ts';

const cream = '#fbf1e1';
const coal = '#2d2a32';
const brick = '#cf4b3a';
const gold = '#eeb233';

/** Two people talk over coffee: the umlaut smiles. */
export const cover = coverDrawing(
  'german',
  '#f8ecd8',
  '#f0d9b5',
  circle(905, 330, 255, gold, { opacity: 0.9 }),
  rect(0, 622, 1280, 98, '#d9b88a'),
  rect(0, 622, 1280, 8, '#c9a473'),
  bubble(222, 128, 430, 310, brick, 'left'),
  circle(378, 226, 30, cream),
  circle(496, 226, 30, cream),
  line('M366 294C370 392 504 392 508 294', cream, 32),
  bubble(742, 216, 330, 214, coal, 'right'),
  circle(838, 322, 19, cream),
  circle(907, 322, 19, cream),
  circle(976, 322, 19, cream),
  ellipse(640, 634, 260, 14, '#c9a473'),
  cup(560, 634, 0.92, cream, '#6b4226', '#fffaf2'),
  cup(766, 634, 0.72, coal, '#8a5a35', '#f6e7cd'),
);
