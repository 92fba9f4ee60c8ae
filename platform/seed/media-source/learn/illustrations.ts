import { illustration } from '../shared/scene.ts';
import { circle, label, line, path, rect } from '../svg.ts';
import { amber, cloud, haze, ink, leaf, lilac, violet } from './colors.ts';

const head = (x: number, y: number): string =>
  path(
    `M${x - 92} ${y + 130}L${x - 92} ${y + 62}C${x - 150} ${y - 10} ${x - 116} ${y - 130} ${x} ${y - 130}C${x + 96} ${y - 130} ${x + 128} ${y - 54} ${x + 122} ${y}L${x + 146} ${y + 46}L${x + 118} ${y + 58}L${x + 112} ${y + 104}L${x + 44} ${y + 104}L${x + 44} ${y + 130}Z`,
    violet,
  );

const recall = illustration(
  'learn-recall',
  cloud,
  path(
    'M60 330C110 304 150 304 190 330C230 304 270 304 320 330L320 440C270 414 230 414 190 440C150 414 110 414 60 440Z',
    '#ffffff',
    {
      stroke: haze,
      width: 6,
    },
  ),
  line('M190 330L190 438', haze, 6),
  line('M94 352C118 344 140 344 160 352', lilac, 7),
  line('M94 380C118 372 140 372 160 380', lilac, 7),
  line('M220 352C244 344 266 344 288 352', lilac, 7),
  line('M220 380C244 372 266 372 288 380', lilac, 7),
  head(480, 300),
  circle(490, 252, 40, amber),
  circle(452, 292, 22, amber, { opacity: 0.7 }),
  line('M208 270C240 190 290 170 344 198', haze, 8, { dash: '2 16' }),
  line('M616 200C680 150 740 170 776 246', leaf, 16),
  path('M752 240L800 232L784 282Z', leaf, { stroke: leaf, width: 6 }),
  rect(700, 300, 190, 220, '#ffffff', { r: 14, stroke: haze, width: 6 }),
  line('M732 350L856 350', violet, 9),
  line('M732 392L830 392', violet, 9),
  line('M732 434L848 434', violet, 9),
  line('M732 476L776 476', amber, 9),
);

type Shape = 'circle' | 'square' | 'triangle';

const shape = (kind: Shape, x: number, y: number): string => {
  if (kind === 'circle') {
    return circle(x, y, 34, violet);
  }
  if (kind === 'square') {
    return rect(x - 31, y - 31, 62, 62, amber, { r: 10 });
  }
  return path(`M${x} ${y - 36}L${x + 38} ${y + 30}L${x - 38} ${y + 30}Z`, leaf, { stroke: leaf, width: 8 });
};

const sorted: readonly Shape[] = [
  'circle',
  'circle',
  'circle',
  'square',
  'square',
  'square',
  'triangle',
  'triangle',
  'triangle',
];
const mixed: readonly Shape[] = [
  'square',
  'circle',
  'triangle',
  'circle',
  'triangle',
  'square',
  'triangle',
  'square',
  'circle',
];

const row = (shapes: readonly Shape[], y: number): string =>
  shapes.map((kind, index) => shape(kind, 120 + index * 90, y)).join('');

const mix = illustration(
  'learn-mix',
  cloud,
  rect(60, 120, 840, 150, '#ffffff', { r: 24 }),
  rect(60, 350, 840, 150, '#ffffff', { r: 24 }),
  row(sorted, 196),
  row(mixed, 426),
  label(66, 100, 'Learn', { size: 28, anchor: 'start', fill: ink }),
  label(66, 330, 'Practise', { size: 28, anchor: 'start', fill: ink }),
);

export const illustrations = [recall, mix];
