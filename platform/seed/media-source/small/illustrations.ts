import { illustration } from '../shared/scene.ts';
import { circle, group, label, line, path, rect } from '../svg.ts';

const lines = (x: number, y: number, count: number, color: string): string =>
  Array.from({ length: count }, (_, index) =>
    rect(x, y + index * 34, index % 3 === 2 ? 190 : 270, 14, color, { r: 7 }),
  ).join('');

const emailPyramid = illustration(
  'email-pyramid',
  '#eaf3fc',
  rect(90, 80, 350, 440, '#ffffff', { r: 22 }),
  lines(130, 126, 8, '#cbdcec'),
  rect(130, 430, 270, 44, '#f2a65a', { r: 12 }),
  rect(520, 80, 350, 440, '#ffffff', { r: 22 }),
  rect(560, 126, 270, 44, '#f2a65a', { r: 12 }),
  lines(560, 208, 3, '#cbdcec'),
  circle(820, 470, 46, '#3f9b6c'),
  path('M798 470L814 488L844 454', 'none', { stroke: '#ffffff', width: 11 }),
);

const barsOn = (x: number, zero: boolean): string => {
  const scale = (value: number) => (zero ? value * 3 : (value - 94) * 50);
  const bar = (offset: number, value: number, color: string) =>
    rect(x + offset, 480 - scale(value), 90, scale(value), color, { r: 10 }) +
    label(x + offset + 45, 470 - scale(value), String(value), { size: 28, fill: '#123b34' });
  return (
    bar(60, 96, '#6fbf9b') +
    bar(200, 100, '#f2c14e') +
    line(`M${x} 480L${x + 330} 480M${x} 480L${x} 130`, '#4d6b62', 5) +
    label(x - 16, 490, zero ? '0' : '94', { size: 26, weight: 500, anchor: 'end', fill: '#4d6b62' }) +
    label(x - 16, zero ? 190 : 190, '100', { size: 26, weight: 500, anchor: 'end', fill: '#4d6b62' })
  );
};

const axis = illustration('charts-axis', '#edf6f1', barsOn(120, true), barsOn(570, false));

const camera = (x: number): string =>
  rect(x - 30, 488, 60, 36, '#3f2a4d', { r: 8 }) +
  rect(x - 12, 478, 24, 14, '#3f2a4d', { r: 4 }) +
  circle(x, 506, 10, '#fdf0e3');

const sunlight = (x: number, lit: 'front' | 'side' | 'back'): string => {
  const [sunX, sunY] = { front: [x, 564], side: [x - 152, 264], back: [x, 128] }[lit] as [number, number];
  return circle(sunX, sunY, 28, '#f4b942');
};

const portrait = (x: number, lit: 'front' | 'side' | 'back'): string => {
  const face = lit === 'back' ? '#8a5a56' : '#f0bd94';
  return (
    group(
      `translate(${x} 0)`,
      lit === 'back' ? circle(0, 250, 132, '#fde3a7') : '',
      path('M-96 450C-96 380 -60 350 0 350C60 350 96 380 96 450Z', lit === 'back' ? '#4b3556' : '#7b5b8c'),
      circle(0, 264, 78, face),
      lit === 'side' ? path('M0 186A78 78 0 0 1 0 342C-34 300 -34 228 0 186Z', '#b97a5c') : '',
      path('M-80 258C-86 150 86 150 80 258C40 214 -20 212 -80 258Z', '#3f2a4d'),
    ) +
    camera(x) +
    sunlight(x, lit)
  );
};

const light = illustration(
  'photo-light',
  '#fdf0e3',
  portrait(180, 'front'),
  portrait(500, 'side'),
  portrait(790, 'back'),
);

const thirds = illustration(
  'photo-thirds',
  '#fdf0e3',
  rect(90, 60, 780, 480, '#bfe0ef', { r: 18 }),
  path(
    'M90 380C250 350 420 392 600 372C740 356 800 372 870 364L870 522A18 18 0 0 1 852 540L108 540A18 18 0 0 1 90 522Z',
    '#8dbb7c',
  ),
  circle(230, 150, 44, '#fbe08a'),
  rect(556, 300, 108, 92, '#fff7ea'),
  path('M536 308L610 236L684 308Z', '#cf5d4a'),
  rect(570, 340, 30, 52, '#8a5a44'),
  line('M350 60L350 540M610 60L610 540M90 220L870 220M90 380L870 380', '#ffffff', 4, { opacity: 0.9 }),
  circle(610, 380, 20, 'none', { stroke: '#cf5d4a', width: 7 }),
);

export const illustrations = [emailPyramid, axis, light, thirds];
