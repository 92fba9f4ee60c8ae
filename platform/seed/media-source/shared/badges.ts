import { arc, bubble, circle, group, line, path, point, rect, svg } from '../svg.ts';
import { cup } from './cup.ts';
import type { Drawing } from './scene.ts';

const size = 512;
const white = '#fffdf8';

/** A medal with a soft scalloped edge around a motif drawn in 512 × 512. */
function badge(name: string, edge: string, face: string, ...motif: readonly string[]): Drawing {
  const petals = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = point(256, 256, 206, index * 22.5);
    return circle(x, y, 44, edge);
  }).join('');
  return {
    name,
    svg: svg(
      size,
      size,
      petals,
      circle(256, 256, 212, edge),
      circle(256, 256, 190, face),
      circle(256, 256, 172, 'none', { stroke: white, width: 4, dash: '2 13', opacity: 0.7 }),
      ...motif,
    ),
  };
}

const firstWords = badge(
  'first-words',
  '#b03a2b',
  '#cf4b3a',
  bubble(146, 156, 220, 156, white, 'left'),
  circle(222, 210, 15, '#cf4b3a'),
  circle(290, 210, 15, '#cf4b3a'),
  line('M218 244C220 286 292 286 294 244', '#cf4b3a', 15),
);

const regularGuest = badge('regular-guest', '#c58a12', '#eeb233', cup(240, 362, 1.05, white, '#6b4226', '#fff5df'));

const honestClock = badge(
  'honest-clock',
  '#0e4350',
  '#1c6b78',
  circle(256, 256, 116, white),
  line(arc(256, 256, 82, 8, 92), '#f08a5d', 26),
  line(arc(256, 256, 82, 130, 226), '#8fd3c4', 26),
  line('M256 256L256 188M256 256L300 284', '#0e4350', 14),
  circle(256, 256, 12, '#0e4350'),
);

const clearHead = badge(
  'clear-head',
  '#c96237',
  '#f08a5d',
  rect(150, 160, 98, 90, white, { r: 18 }),
  rect(264, 160, 98, 90, white, { r: 18, opacity: 0.65 }),
  rect(150, 266, 98, 90, white, { r: 18, opacity: 0.65 }),
  rect(264, 266, 98, 90, white, { r: 18, opacity: 0.35 }),
  path('M172 206L192 228L228 184', 'none', { stroke: '#c96237', width: 15 }),
);

const deepDiver = badge(
  'deep-diver',
  '#0a3440',
  '#14586a',
  path('M84 250C140 220 180 276 256 246C330 218 372 276 428 246A190 190 0 0 1 84 250Z', '#8fd3c4', { opacity: 0.55 }),
  path('M100 330C160 300 200 350 256 326C320 300 360 350 412 326A176 176 0 0 1 100 330Z', '#8fd3c4', { opacity: 0.55 }),
  line('M256 130L256 370', white, 12, { dash: '2 22' }),
  path('M222 350L256 400L290 350Z', white, { stroke: white, width: 12 }),
);

const seedling = badge(
  'seedling',
  '#3a7c50',
  '#4f9d69',
  line('M256 366L256 240', white, 18),
  path('M256 290C190 290 150 250 142 190C214 188 256 230 256 290Z', white),
  path('M258 250C258 190 300 148 370 148C368 214 326 250 258 250Z', '#d8f0cd'),
  line('M186 372L326 372', white, 18),
);

const fromMemory = badge(
  'from-memory',
  '#3a3178',
  '#5a4eae',
  rect(172, 138, 168, 220, white, { r: 18 }),
  line('M206 190L306 190M206 232L286 232M206 274L300 274', '#5a4eae', 14),
  path('M300 372L330 402L392 316', 'none', { stroke: '#f2b84b', width: 26 }),
);

const toThePoint = badge(
  'to-the-point',
  '#2f6fae',
  '#4a90d2',
  group(
    'translate(130 300) rotate(-14) scale(0.56)',
    path('M0 40L470 -150L300 190L190 96Z', white),
    path('M470 -150L190 96L182 214L256 152Z', '#cfe2f4'),
    path('M470 -150L190 96L182 214Z', '#8db9df'),
  ),
);

const sharpEye = badge(
  'sharp-eye',
  '#1c5a4a',
  '#2f8069',
  path('M124 256C180 170 332 170 388 256C332 342 180 342 124 256Z', white),
  circle(256, 256, 58, '#f2c14e'),
  circle(256, 256, 28, '#123b34'),
  circle(272, 240, 9, white),
);

const onStage = badge(
  'on-stage',
  '#3d1647',
  '#6a2a66',
  path('M256 84L372 400L140 400Z', '#fbe6bd', { opacity: 0.28 }),
  rect(222, 150, 68, 118, '#e9576a', { r: 34 }),
  line('M200 220C200 316 312 316 312 220M256 292L256 376M212 380L300 380', white, 14),
);

export const badges = [
  firstWords,
  regularGuest,
  honestClock,
  clearHead,
  deepDiver,
  seedling,
  fromMemory,
  toThePoint,
  sharpEye,
  onStage,
];
