import { label, path, rect, svg } from '../svg.ts';
import type { Drawing } from './scene.ts';

const lecternSign = (color: string): string =>
  path('M30 40L78 26L126 40L120 92L78 80L36 92Z', color) +
  path('M78 26L78 80', 'none', { stroke: '#006fb8', width: 5 }) +
  path('M78 96L78 124M54 128L102 128', 'none', { stroke: color, width: 11 });

const hatSign = (color: string): string =>
  path('M52 70C20 68 20 28 54 30C62 8 106 8 114 30C148 28 148 68 116 70L112 104L56 104Z', color) +
  rect(54, 112, 60, 14, color, { r: 7 });

/** Header logos (shown up to 150 px wide) and square icons; coloured tiles, so that they stand on light and on dark. */
export const logos: readonly Drawing[] = [
  {
    name: 'lectern',
    svg: svg(
      520,
      156,
      rect(0, 0, 520, 156, '#006fb8', { r: 36 }),
      lecternSign('#ffffff'),
      label(158, 106, 'Lectern', { size: 84, weight: 700, fill: '#ffffff', anchor: 'start' }),
    ),
  },
  { name: 'lectern-icon', svg: svg(156, 156, rect(0, 0, 156, 156, '#006fb8', { r: 36 }), lecternSign('#ffffff')) },
  {
    name: 'acme',
    svg: svg(
      460,
      156,
      rect(0, 0, 460, 156, '#7a1f35', { r: 78 }),
      hatSign('#f6dfc9'),
      label(170, 106, 'ACME', { size: 84, weight: 800, fill: '#ffffff', anchor: 'start' }),
    ),
  },
  {
    name: 'acme-icon',
    svg: svg(
      156,
      156,
      rect(0, 0, 156, 156, '#7a1f35', { r: 78 }),
      `<g transform="translate(-6 8)">${hatSign('#f6dfc9')}</g>`,
    ),
  },
];
