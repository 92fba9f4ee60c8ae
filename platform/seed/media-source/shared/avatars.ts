import { circle, path, rect, svg } from '../svg.ts';
import type { Drawing } from './scene.ts';

interface Look {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  /** Hair behind the head, as a path. */
  readonly back?: string;
  readonly front: string;
  readonly glasses?: boolean;
}

const shortHair = 'M92 132C86 56 234 56 228 132C190 100 130 98 92 132Z';
const fringe = 'M90 140C80 50 240 50 230 140C222 112 190 96 150 112C130 118 104 120 90 140Z';
const parting = 'M90 138C84 54 236 54 230 138C210 126 190 104 182 92C160 118 120 124 90 138Z';
const longBack = 'M78 150C70 40 250 40 242 150L250 250L70 250Z';
const bun = 'M126 92A38 38 0 1 1 194 92Z';

const person = (name: string, { background, skin, hair, clothes, back, front, glasses = false }: Look): Drawing => ({
  name,
  svg: svg(
    320,
    320,
    rect(0, 0, 320, 320, background),
    back === undefined ? '' : path(back, hair),
    path('M40 320C40 240 90 222 160 222C230 222 280 240 280 320Z', clothes),
    rect(138, 186, 44, 56, skin, { r: 20 }),
    circle(160, 142, 66, skin),
    path(front, hair),
    circle(138, 148, 6, '#2b2430'),
    circle(182, 148, 6, '#2b2430'),
    path('M144 174C150 184 170 184 176 174', 'none', { stroke: '#2b2430', width: 5 }),
    glasses
      ? circle(138, 148, 19, 'none', { stroke: '#2b2430', width: 4 }) +
          circle(182, 148, 19, 'none', { stroke: '#2b2430', width: 4 }) +
          path('M157 146L163 146', 'none', { stroke: '#2b2430', width: 4 })
      : '',
  ),
});

const placeholder: Drawing = {
  name: 'placeholder',
  svg: svg(
    320,
    320,
    rect(0, 0, 320, 320, '#e3e8ee'),
    circle(160, 128, 58, '#aab6c3'),
    path('M44 320C44 236 96 208 160 208C224 208 276 236 276 320Z', '#aab6c3'),
  ),
};

/** Square pictures; the product cuts them round. */
export const avatars = [
  placeholder,
  person('mira', {
    background: '#f6d9c4',
    skin: '#c98f6b',
    hair: '#33222b',
    clothes: '#cf4b3a',
    back: longBack,
    front: parting,
  }),
  person('jonas', { background: '#cfe3e6', skin: '#eec3a0', hair: '#8a5a35', clothes: '#1c6b78', front: shortHair }),
  person('nora', {
    background: '#ded8f5',
    skin: '#8d5a41',
    hair: '#241a20',
    clothes: '#4a3f93',
    back: bun,
    front: fringe,
    glasses: true,
  }),
  person('omar', {
    background: '#d9ead3',
    skin: '#b67d5a',
    hair: '#2b2430',
    clothes: '#3a7c50',
    front: shortHair,
    glasses: true,
  }),
  person('ines', {
    background: '#fbe7b5',
    skin: '#f0caa8',
    hair: '#c46b2d',
    clothes: '#7a1f35',
    back: longBack,
    front: fringe,
  }),
];
