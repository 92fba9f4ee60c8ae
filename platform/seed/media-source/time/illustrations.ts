import { illustration } from '../shared/scene.ts';
import { circle, ellipse, label, line, path, rect, smooth, trace } from '../svg.ts';
import { coral, deep, ink, line100, mint, mist, sand, teal } from './colors.ts';

const fragments = illustration(
  'time-fragments',
  mist,
  rect(110, 170, 740, 90, teal, { r: 20 }),
  Array.from({ length: 18 }, (_, index) =>
    rect(110 + index * 41.6, 340, 32, 90, index % 3 === 1 ? coral : mint, { r: 10 }),
  ).join(''),
  label(110, 142, '3 h', { size: 30, anchor: 'start', fill: ink }),
  label(110, 480, '18 × 10 min', { size: 30, anchor: 'start', fill: ink }),
);

const stone = (x: number, y: number, rx: number, ry: number, color: string): string => ellipse(x, y, rx, ry, color);

const three = illustration(
  'time-three',
  mist,
  rect(0, 500, 960, 100, line100),
  stone(170, 440, 100, 64, teal),
  stone(352, 452, 84, 52, deep),
  stone(254, 352, 84, 48, coral),
  path('M560 140L850 140L828 512L582 512Z', '#ffffff', { stroke: '#b6cfcc', width: 6 }),
  stone(668, 458, 76, 46, teal),
  stone(760, 400, 70, 44, deep),
  stone(662, 356, 66, 42, coral),
  [
    [612, 400],
    [600, 350],
    [742, 468],
    [792, 478],
    [744, 336],
    [800, 344],
    [610, 300],
    [660, 286],
    [718, 282],
    [768, 284],
    [812, 296],
    [600, 488],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 14 + (index % 3) * 4, index % 2 ? mint : '#d8c9a3'))
    .join(''),
);

const bar = (y: number, width: number, color: string, name: string, time: string): string =>
  label(90, y + 58, name, { size: 28, anchor: 'start', fill: ink }) +
  rect(320, y, width, 90, color, { r: 18 }) +
  label(320 + width - 28, y + 58, time, { size: 30, anchor: 'end', fill: color === mint ? ink : '#ffffff' });

const estimate = illustration(
  'time-estimate',
  mist,
  bar(110, 210, mint, 'First guess', '1 h'),
  bar(255, 460, coral, 'Measured', '2 h 10'),
  bar(400, 430, teal, 'Next guess', '2 h'),
);

const week = illustration(
  'time-week',
  mist,
  rect(70, 80, 820, 450, '#ffffff', { r: 24 }),
  ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
    .map((day, index) => label(128 + index * 117, 132, day, { size: 26, fill: ink }))
    .join(''),
  Array.from({ length: 6 }, (_, index) => line(`M${187 + index * 117} 156L${187 + index * 117} 506`, line100, 3)).join(
    '',
  ),
  [
    [0, 168, 110, teal],
    [1, 168, 110, teal],
    [3, 168, 130, teal],
    [4, 168, 110, teal],
    [2, 168, 60, sand],
    [2, 244, 60, sand],
    [2, 330, 76, sand],
    [0, 330, 60, sand],
    [1, 376, 70, sand],
    [4, 300, 56, sand],
    [0, 292, 26, mint],
    [1, 292, 26, mint],
    [3, 312, 26, mint],
    [3, 440, 26, mint],
    [0, 456, 26, mint],
    [4, 440, 50, coral],
    [6, 220, 90, coral],
  ]
    .map(([column, y, height, color]) =>
      rect(140 + Number(column) * 117 - 60, Number(y), 96, Number(height), String(color), { r: 12 }),
    )
    .join(''),
);

const depthLine = (y: number, interrupted: boolean): string => {
  const points: [number, number][] = [];
  for (let x = 0; x <= 780; x += 5) {
    const since = interrupted ? (x % 130) / 130 : Math.min(1, x / 620);
    const depth = interrupted ? 62 * since ** 1.6 : 330 * (since < 0.5 ? 2 * since * since : 1 - 2 * (1 - since) ** 2);
    points.push([90 + x, y + depth]);
  }
  return trace(points);
};

const depth = illustration(
  'time-depth',
  '#f2f7f6',
  rect(0, 120, 960, 480, '#d8ebea'),
  rect(0, 330, 960, 270, '#a9d3d1'),
  rect(0, 470, 960, 130, '#5d9fa3'),
  line('M0 120L960 120', '#8fbdbb', 4),
  line(depthLine(140, true), coral, 9),
  line(depthLine(152, false), deep, 9),
  circle(870, 482, 16, deep),
);

const energyPoints = [
  [100, 400],
  [310, 170],
  [540, 440],
  [720, 300],
  [870, 420],
] as const;

const energy = illustration(
  'time-energy',
  mist,
  path(`${smooth(energyPoints)}L870 510L100 510Z`, '#cfe6e2'),
  line(smooth(energyPoints), teal, 10),
  line('M100 510L870 510', '#9dbdba', 4),
  circle(310, 170, 18, coral),
  circle(540, 440, 18, deep),
  circle(720, 300, 18, mint, { stroke: teal, width: 5 }),
  label(310, 130, 'Peak', { size: 30, fill: ink }),
  label(540, 400, 'Trough', { size: 30, fill: ink }),
  label(740, 262, 'Recovery', { size: 30, fill: ink }),
  [8, 11, 14, 17, 20]
    .map((hour, index) => label(100 + index * 192, 552, `${hour}:00`, { size: 24, weight: 500, fill: '#55777a' }))
    .join(''),
);

const step = illustration(
  'time-step',
  mist,
  rect(0, 510, 960, 90, line100),
  rect(120, 150, 150, 360, deep, { r: 10 }),
  Array.from({ length: 5 }, (_, row) => line(`M132 ${210 + row * 60}L258 ${210 + row * 60}`, teal, 4)).join(''),
  [18, 66, 126, 196, 276, 360]
    .map((height, index) => rect(390 + index * 78, 510 - height, 80, height, index === 0 ? coral : teal))
    .join(''),
  circle(428, 418, 26, sand, { stroke: ink, width: 6 }),
  line('M428 446L428 486', ink, 9),
  line('M810 150L810 92', ink, 6),
  path('M812 92L870 112L812 132Z', coral),
);

const station = (x: number, y: number, color: string, number: number): string =>
  circle(x, y, 58, color) + label(x, y + 14, String(number), { size: 40, fill: '#ffffff', weight: 700 });

const review = illustration(
  'time-review',
  mist,
  circle(480, 300, 172, 'none', { stroke: '#b4d4d0', width: 10, dash: '2 22' }),
  station(480, 128, teal, 1),
  station(652, 300, deep, 2),
  station(480, 472, coral, 3),
  station(308, 300, '#4b9c8e', 4),
  label(480, 48, 'Collect', { size: 30, fill: ink }),
  label(734, 310, 'Look back', { size: 30, fill: ink, anchor: 'start' }),
  label(480, 574, 'Look ahead', { size: 30, fill: ink }),
  label(226, 310, 'Choose', { size: 30, fill: ink, anchor: 'end' }),
);

export const illustrations = [fragments, three, estimate, week, depth, energy, step, review];
