import { coverDrawing, header, illustration } from '../shared/scene.ts';
import { circle, ellipse, group, label, line, path, rect } from '../svg.ts';

const steel = '#dfe6ea';
const wine = '#7a1f35';
const cream = '#fbf3ea';

const drop = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 -40C24 -6 32 8 32 26A32 32 0 0 1 -32 26C-32 8 -24 -6 0 -40Z', '#5fb3d4'),
  );

const soap = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#ffffff', { opacity: 0.75 }) +
  circle(x, y, r, 'none', { stroke: '#9fd0e3', width: 4 }) +
  ellipse(x - r * 0.35, y - r * 0.38, r * 0.22, r * 0.15, '#ffffff');

const hygiene = coverDrawing(
  'hygiene',
  '#fbf1ee',
  '#ecd3d3',
  Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 12 }, (_unused, column) =>
      rect(column * 112 + (row % 2) * 56 - 60, row * 82, 104, 74, '#ffffff', { r: 8, opacity: 0.5 }),
    ).join(''),
  ).join(''),
  line('M880 -40L880 200L560 200C520 200 500 220 500 262', '#8d99a3', 54),
  line('M880 -40L880 196L566 196C530 196 504 222 500 262', steel, 30),
  rect(892, 176, 76, 26, '#8d99a3', { r: 13 }),
  rect(948, 140, 40, 98, wine, { r: 20 }),
  drop(500, 350, 0.9),
  drop(500, 450, 1.2),
  path('M330 560L670 560C660 650 610 690 500 690C390 690 340 650 330 560Z', wine),
  ellipse(500, 560, 170, 30, '#f6dfe2'),
  soap(430, 545, 40),
  soap(500, 530, 54),
  soap(575, 548, 36),
  soap(770, 420, 52),
  soap(860, 540, 34),
  soap(720, 560, 22),
  soap(980, 400, 26),
  soap(1040, 560, 60),
  soap(230, 400, 30),
);

const slice = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#f1e4f0') +
  circle(x, y, r * 0.72, 'none', { stroke: '#c48ac0', width: 6 }) +
  circle(x, y, r * 0.42, 'none', { stroke: '#c48ac0', width: 5 }) +
  circle(x, y, r, 'none', { stroke: '#a55d9f', width: 7 });

const knife = coverDrawing(
  'knife',
  '#3b2430',
  '#5c3242',
  group(
    'rotate(-7 640 400)',
    rect(170, 190, 940, 430, '#d8a873', { r: 46 }),
    rect(170, 190, 940, 412, '#e6bb87', { r: 46 }),
    line('M230 280C480 262 760 300 1040 272M230 520C460 540 800 500 1050 530', '#d8a873', 6),
    circle(1046, 250, 22, '#5c3242'),
    path('M250 350C430 300 620 300 770 322L770 420L330 420C290 400 262 378 250 350Z', '#f4f7f8'),
    path('M250 350C430 384 600 394 770 394L770 420L330 420C290 400 262 378 250 350Z', '#cfd8dd'),
    rect(770, 326, 290, 74, '#2b1620', { r: 30 }),
    circle(840, 363, 10, '#cfd8dd'),
    circle(920, 363, 10, '#cfd8dd'),
    circle(1000, 363, 10, '#cfd8dd'),
  ),
  slice(420, 560, 70),
  slice(540, 580, 62),
  slice(645, 570, 54),
  path('M300 220C360 170 420 190 430 240C380 280 320 270 300 220Z', '#6aa84f'),
  path('M400 170C470 150 510 190 500 230C450 240 410 220 400 170Z', '#8bc474'),
);

const scaleY = (celsius: number): number => 500 - celsius * 4;

const temperature = illustration(
  'kitchen-temperature',
  cream,
  rect(150, scaleY(100), 660, scaleY(60) - scaleY(100), '#f6c9b8', { r: 18 }),
  rect(150, scaleY(60), 660, scaleY(10) - scaleY(60), '#fbe7b5'),
  rect(150, scaleY(10), 660, 68, '#cfe6f2', { r: 18 }),
  rect(250, 70, 60, 420, '#ffffff', { r: 30, stroke: '#c9b8ac', width: 6 }),
  circle(280, 500, 56, wine, { stroke: '#c9b8ac', width: 6 }),
  rect(266, 210, 28, 280, wine, { r: 14 }),
  label(400, 192, 'heiß: ab 65 °C', { size: 32, anchor: 'start', fill: wine }),
  label(400, 372, 'gefährlich: 10–60 °C', { size: 32, anchor: 'start', fill: '#7c5a10' }),
  label(400, 506, 'kalt: bis 7 °C', { size: 32, anchor: 'start', fill: '#2d6a8a' }),
);

const tiles = header(
  'kitchen-tiles',
  '#8c2740',
  wine,
  Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 16 }, (_unused, column) =>
      rect(column * 112 + (row % 2) * 56 - 60, row * 72 - 10, 104, 64, '#ffffff', {
        r: 8,
        opacity: 0.05 + ((column * 7 + row * 5) % 4) * 0.018,
      }),
    ).join(''),
  ).join(''),
  soap(1130, 210, 70),
  soap(1240, 270, 44),
  soap(1220, 140, 30),
  soap(1040, 290, 28),
  drop(1360, 190, 1.3),
);

export const covers = [hygiene, knife];
export const illustrations = [temperature];
export const headers = [tiles];
