import { cup } from '../shared/cup.ts';
import { illustration } from '../shared/scene.ts';
import { arc, bubble, circle, ellipse, group, label, line, path, point, rect } from '../svg.ts';

const paper = '#faf3e6';
const coal = '#2d2a32';
const brick = '#cf4b3a';
const gold = '#eeb233';
const sand = '#ead7b5';

const person = (x: number, color: string, skin: string, hair: string): string =>
  group(
    `translate(${x} 560)`,
    hair,
    path('M-110 40C-110 -90 -70 -130 0 -130C70 -130 110 -90 110 40Z', color),
    rect(-22, -168, 44, 56, skin, { r: 18 }),
    circle(0, -205, 62, skin),
    path('M-66 -206C-70 -290 70 -290 66 -206C40 -250 -20 -252 -66 -206Z', coal),
  );

const sun = (degrees: number, r: number, color: string): string => {
  const [x, y] = point(480, 470, 320, degrees);
  return circle(x, y, r, color);
};

const day = illustration(
  'german-day',
  paper,
  line(arc(480, 470, 320, -90, 90), sand, 6, { dash: '2 18' }),
  rect(0, 470, 960, 130, '#e6d0a6'),
  sun(-62, 40, '#f3c766'),
  sun(0, 54, gold),
  sun(62, 40, brick),
  label(196, 408, 'Guten Morgen', { size: 30 }),
  label(480, 262, 'Guten Tag', { size: 34 }),
  label(770, 408, 'Guten Abend', { size: 30 }),
  label(196, 530, '6–11', { size: 26, weight: 500, fill: '#7a6540' }),
  label(480, 530, '11–18', { size: 26, weight: 500, fill: '#7a6540' }),
  label(770, 530, '18–22', { size: 26, weight: 500, fill: '#7a6540' }),
);

const meet = illustration(
  'german-meet',
  paper,
  person(250, brick, '#e9b999', ''),
  person(720, '#3f6c7a', '#b98362', path('M-74 -220C-84 -310 84 -310 74 -220L84 -110L-84 -110Z', coal)),
  bubble(110, 60, 330, 150, coal, 'left'),
  label(275, 150, 'Wie heißen Sie?', { size: 34, fill: paper }),
  bubble(530, 110, 320, 150, gold, 'right'),
  label(690, 200, 'Ich heiße Mira.', { size: 34, fill: coal }),
);

const umlaut = (x: number, plain: string, dotted: string, word: string, color: string): string =>
  rect(x, 110, 250, 380, '#fffaf0', { r: 28 }) +
  label(x + 125, 310, dotted, { size: 190, weight: 700, fill: color }) +
  label(x + 125, 392, `${plain} + ••`, { size: 32, weight: 500, fill: '#8a7a5c' }) +
  label(x + 125, 450, word, { size: 36, fill: coal });

const umlauts = illustration(
  'german-umlauts',
  paper,
  umlaut(75, 'a', 'ä', 'Käse', brick),
  umlaut(355, 'o', 'ö', 'schön', '#c58a12'),
  umlaut(635, 'u', 'ü', 'Tür', '#3f6c7a'),
);

const numbers = illustration(
  'german-numbers',
  paper,
  rect(250, 90, 200, 230, '#fffaf0', { r: 28 }),
  rect(510, 90, 200, 230, '#fffaf0', { r: 28 }),
  label(350, 260, '4', { size: 170, weight: 700, fill: '#3f6c7a' }),
  label(610, 260, '7', { size: 170, weight: 700, fill: brick }),
  line('M610 345C600 420 360 420 350 352', coal, 7),
  path('M350 340L336 368L364 368Z', coal, { stroke: coal, width: 6 }),
  label(480, 530, 'siebenundvierzig', { size: 64, weight: 700, fill: coal }),
  line('M216 552L412 552', brick, 8),
  line('M416 552L520 552', sand, 8),
  line('M524 552L742 552', '#3f6c7a', 8),
);

const cafe = illustration(
  'german-cafe',
  '#f6e3c5',
  circle(480, 280, 220, '#f9efdc'),
  rect(0, 470, 960, 130, '#b9825a'),
  rect(0, 470, 960, 10, '#a06d47'),
  cup(330, 488, 1.2, brick, '#5a3620', '#fffaf0'),
  path('M560 318L640 318L630 484L570 484Z', '#cfe6ee', { opacity: 0.95 }),
  path('M564 372L636 372L630 484L570 484Z', '#9fcfe0'),
  ellipse(600, 318, 40, 8, '#e8f4f8'),
  ellipse(790, 488, 120, 14, '#fffaf0'),
  path('M700 480L880 480L880 420L700 392Z', '#f0c987'),
  path('M700 392L880 420L880 402L712 366Z', '#d9903d'),
  line('M704 438L880 452', '#fff3dd', 9),
  circle(762, 372, 13, '#c44536'),
);

export const illustrations = [day, meet, umlauts, numbers, cafe];
