import type { Theme } from '@fluentui/react-components';
import { contrast } from './color.ts';

type Token = keyof Theme;

/** Tokens that stand on tokens, and the contrast that they need (WCAG 1.4.3 and 1.4.11). */
interface Pairs {
  over: readonly Token[];
  on: readonly Token[];
  ratio: number;
}

/** What a page, a card and a row under the pointer have as their ground. */
const grounds: readonly Token[] = [
  'colorNeutralBackground1',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
];
const texts: readonly Token[] = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralForeground3',
  'colorBrandForeground1',
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
  'colorBrandForegroundLinkPressed',
  'colorCompoundBrandForeground1',
  'colorCompoundBrandForeground1Hover',
  'colorCompoundBrandForeground1Pressed',
  'colorStatusSuccessForeground1',
  'colorStatusDangerForeground1',
  'colorStatusWarningForeground1',
  'colorPaletteDarkOrangeForeground1',
  'colorPaletteGreenForeground1',
  'colorPaletteRedForeground1',
];
/** Grounds that say something: a notice, an answer, what is chosen. Plain text and links stand on all of them. */
const softGrounds: readonly Token[] = [
  'colorBrandBackground2',
  'colorStatusSuccessBackground1',
  'colorStatusDangerBackground1',
  'colorStatusWarningBackground1',
];
/** Lines, marks and bars that are needed to understand something. */
const marks: readonly Token[] = [
  'colorNeutralStrokeAccessible',
  'colorStrokeFocus2',
  'colorBrandStroke1',
  'colorCompoundBrandBackground',
  'colorCompoundBrandBackgroundHover',
  'colorCompoundBrandBackgroundPressed',
  'colorCompoundBrandStroke',
  'colorCompoundBrandStrokeHover',
  'colorCompoundBrandStrokePressed',
  'colorStatusSuccessBorder1',
  'colorStatusSuccessBorder2',
  'colorStatusDangerBorder1',
  'colorStatusWarningBorder1',
];

/** What is filled with a colour that means something, white text on it: a main action, a final one, an answer. */
const fills: readonly Token[] = [
  'colorBrandBackground',
  'colorBrandBackgroundHover',
  'colorBrandBackgroundPressed',
  'colorBrandBackgroundSelected',
  'colorStatusSuccessBackground3',
  'colorStatusDangerBackground3',
  'colorStatusDangerBackground3Hover',
  'colorStatusDangerBackground3Pressed',
];

const pairs: readonly Pairs[] = [
  { over: texts, on: grounds, ratio: 4.5 },
  {
    over: texts.filter((token) => /Foreground[12]$/.test(token) && token.startsWith('colorNeutral')),
    on: [...grounds, ...softGrounds, 'colorSubtleBackgroundHover', 'colorSubtleBackgroundSelected'],
    ratio: 4.5,
  },
  { over: ['colorNeutralForeground3'], on: ['colorSubtleBackgroundHover', ...softGrounds], ratio: 4.5 },
  {
    over: ['colorBrandForeground1', 'colorBrandForegroundLink', 'colorBrandForegroundLinkHover'],
    on: softGrounds,
    ratio: 4.5,
  },
  { over: ['colorBrandForeground2'], on: ['colorBrandBackground2', 'colorBrandBackground2Hover'], ratio: 4.5 },
  { over: ['colorStatusSuccessForeground1'], on: ['colorStatusSuccessBackground1'], ratio: 4.5 },
  { over: ['colorStatusDangerForeground1'], on: ['colorStatusDangerBackground1'], ratio: 4.5 },
  { over: ['colorStatusWarningForeground1'], on: ['colorStatusWarningBackground1'], ratio: 4.5 },
  { over: ['colorPaletteDarkOrangeForeground1'], on: ['colorPaletteDarkOrangeBackground1'], ratio: 4.5 },
  { over: ['colorNeutralForegroundOnBrand'], on: fills, ratio: 4.5 },
  { over: fills, on: grounds, ratio: 3 },
  { over: marks, on: grounds, ratio: 3 },
  { over: ['colorBrandForeground1'], on: ['colorSubtleBackgroundSelected'], ratio: 3 },
  { over: ['colorStrokeFocus2'], on: softGrounds, ratio: 3 },
];

/** For tests: the pairs of a theme that the interface uses and that do not reach AA, in words; empty when all do. */
export function weakPairs(theme: Theme): string[] {
  return pairs.flatMap(({ over, on, ratio }) =>
    over.flatMap((front) =>
      on
        .filter((ground) => contrast(theme[front] as string, theme[ground] as string) < ratio)
        .map((ground) => `${front} ${theme[front]} on ${ground} ${theme[ground]}`),
    ),
  );
}
