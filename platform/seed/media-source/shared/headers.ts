import { coral, mint, sand } from '../time/colors.ts';
import { amber, haze, leaf, lime, violet } from '../learn/colors.ts';
import { arc, bubble, circle, label, line, path, rect } from '../svg.ts';
import { cup } from './cup.ts';
import { header } from './scene.ts';

const brick = '#cf4b3a';
const gold = '#eeb233';
const coal = '#2d2a32';

const germanTalk = header(
  'german-talk',
  '#f8ecd8',
  '#efd7b0',
  circle(1290, 210, 170, gold, { opacity: 0.85 }),
  bubble(980, 110, 220, 140, brick, 'left'),
  circle(1056, 164, 12, '#fbf1e1'),
  circle(1112, 164, 12, '#fbf1e1'),
  line('M1052 192C1054 230 1114 230 1116 192', '#fbf1e1', 12),
  bubble(1250, 160, 170, 104, coal, 'right'),
  circle(1302, 212, 9, '#fbf1e1'),
  circle(1335, 212, 9, '#fbf1e1'),
  circle(1368, 212, 9, '#fbf1e1'),
);

const tile = (x: number, y: number, letter: string, color: string): string =>
  rect(x, y, 130, 150, '#fffaf0', { r: 22 }) + label(x + 65, y + 108, letter, { size: 92, weight: 700, fill: color });

const germanLetters = header(
  'german-letters',
  '#e7eff0',
  '#c7dadd',
  tile(900, 130, 'ä', brick),
  tile(1056, 110, 'ö', '#c58a12'),
  tile(1212, 130, 'ü', '#3f6c7a'),
  tile(1368, 110, 'ß', coal),
);

const germanNouns = header(
  'german-nouns',
  '#f7f2e8',
  '#e6dcc8',
  [
    ['#2f6db5', 'der'],
    ['#c43c35', 'die'],
    ['#3d8b57', 'das'],
  ]
    .map(
      ([color = '', word = ''], index) =>
        rect(920 + index * 200, 120, 170, 160, color, { r: 34 }) +
        label(1005 + index * 200, 218, word, { size: 54, weight: 700, fill: '#ffffff' }),
    )
    .join(''),
);

const germanCafe = header(
  'german-cafe',
  '#f6e3c5',
  '#ecc998',
  rect(0, 330, 1600, 70, '#b9825a'),
  circle(1220, 190, 140, '#fbf1e1', { opacity: 0.8 }),
  cup(1140, 340, 0.92, brick, '#5a3620', '#fffaf0'),
  cup(1340, 340, 0.74, coal, '#8a5a35', '#f6e7cd'),
);

const rings = (x: number, opacity: number): string =>
  [240, 180, 120].map((r) => circle(x, 200, r, '#ffffff', { opacity })).join('');

const timeSee = header(
  'time-see',
  '#0d3d4a',
  '#1f7a83',
  rings(1240, 0.05),
  line(arc(1240, 200, 104, 14, 120), coral, 34),
  line(arc(1240, 200, 104, 150, 236), mint, 34),
  line(arc(1240, 200, 104, 268, 320), sand, 34),
);

const timeChoose = header(
  'time-choose',
  '#17505d',
  '#2a8a8c',
  rect(1080, 90, 120, 104, coral, { r: 22 }),
  rect(1220, 90, 120, 104, mint, { r: 22 }),
  rect(1080, 214, 120, 104, sand, { r: 22, opacity: 0.85 }),
  rect(1220, 214, 120, 104, '#ffffff', { r: 22, opacity: 0.16 }),
);

const timePlan = header(
  'time-plan',
  '#0e4350',
  '#27717a',
  Array.from({ length: 7 }, (_, day) => rect(960 + day * 78, 80, 62, 240, '#ffffff', { r: 14, opacity: 0.08 })).join(
    '',
  ),
  [
    [0, 96, 80, mint],
    [1, 96, 80, mint],
    [2, 120, 54, sand],
    [2, 200, 46, sand],
    [3, 96, 92, mint],
    [4, 150, 70, mint],
    [0, 214, 40, sand],
    [4, 250, 54, coral],
    [6, 130, 70, coral],
  ]
    .map(([day, y, height, color]) =>
      rect(960 + Number(day) * 78, Number(y), 62, Number(height), String(color), { r: 14 }),
    )
    .join(''),
);

const timeFocus = header(
  'time-focus',
  '#2f8088',
  '#082d37',
  [0, 1, 2, 3]
    .map((depth) =>
      path(
        `M0 ${140 + depth * 70}C300 ${100 + depth * 70} 520 ${180 + depth * 70} 800 ${140 + depth * 70}C1080 ${100 + depth * 70} 1320 ${180 + depth * 70} 1600 ${140 + depth * 70}L1600 400L0 400Z`,
        '#04212a',
        { opacity: 0.22 },
      ),
    )
    .join(''),
  line('M900 80C1020 80 1060 300 1280 310', sand, 8, { dash: '2 20' }),
  circle(1296, 310, 22, coral),
);

const timeOthers = header(
  'time-others',
  '#1b5c68',
  '#0f3f4b',
  [
    [1040, coral],
    [1160, mint],
    [1280, sand],
    [1400, '#4b9c8e'],
  ]
    .map(
      ([x, color]) =>
        circle(Number(x), 160, 40, String(color)) +
        path(
          `M${Number(x) - 70} 320C${Number(x) - 70} 190 ${Number(x) + 70} 190 ${Number(x) + 70} 320Z`,
          String(color),
        ),
    )
    .join(''),
);

const timeAgain = header(
  'time-again',
  '#135261',
  '#2b8f8f',
  line(arc(1240, 200, 110, 20, 330), sand, 26),
  path('M1148 62L1206 100L1150 142Z', sand, { stroke: sand, width: 10 }),
  path('M1196 204L1228 240L1294 164', 'none', { stroke: coral, width: 26 }),
);

const learnMemory = header(
  'learn-memory',
  '#ece8fb',
  '#cdc3ef',
  line(
    'M860 90C930 250 990 290 1060 300M1060 90C1160 200 1210 232 1280 240M1280 90C1380 140 1440 160 1520 166',
    violet,
    12,
  ),
  circle(860, 90, 16, amber),
  circle(1060, 90, 16, amber),
  circle(1280, 90, 16, amber),
  line('M1060 116L1060 288M1280 116L1280 228', haze, 6, { dash: '2 14' }),
);

const learnStudy = header(
  'learn-study',
  '#e6f2e8',
  '#bfdcc4',
  [0, 1, 2, 3]
    .map((index) => {
      const x = 980 + index * 140;
      const height = 80 + index * 46;
      return (
        line(`M${x} 340L${x} ${340 - height}`, leaf, 10) +
        path(
          `M${x} ${340 - height * 0.5}C${x - 50} ${330 - height * 0.5} ${x - 70} ${290 - height * 0.5} ${x - 70} ${264 - height * 0.5}C${x - 20} ${266 - height * 0.5} ${x} ${300 - height * 0.5} ${x} ${340 - height * 0.5}Z`,
          leaf,
        ) +
        path(
          `M${x} ${340 - height * 0.8}C${x + 50} ${330 - height * 0.8} ${x + 64} ${290 - height * 0.8} ${x + 64} ${268 - height * 0.8}C${x + 18} ${270 - height * 0.8} ${x} ${300 - height * 0.8} ${x} ${340 - height * 0.8}Z`,
          lime,
        )
      );
    })
    .join(''),
  rect(0, 336, 1600, 64, '#8a6a4d'),
);

const photoWalk = header(
  'photo-walk',
  '#fbd3a5',
  '#d7745f',
  circle(1240, 170, 70, '#fff1d2'),
  path('M0 300C400 220 700 320 1000 260C1240 214 1400 280 1600 230L1600 400L0 400Z', '#a8566a'),
  path('M0 360C400 310 800 380 1100 330C1300 300 1480 340 1600 310L1600 400L0 400Z', '#5b3659'),
  line(
    'M1070 90L1070 60L1110 60M1370 60L1410 60L1410 90M1410 250L1410 280L1370 280M1110 280L1070 280L1070 250',
    '#ffffff',
    8,
  ),
);

const chartsLines = header(
  'charts-lines',
  '#123b34',
  '#1f5b4c',
  [90, 150, 120, 210, 250]
    .map((height, index) =>
      rect(980 + index * 100, 340 - height, 62, height, index === 3 ? '#f2c14e' : '#6fbf9b', { r: 12 }),
    )
    .join(''),
  rect(940, 340, 540, 6, '#e9f5ef', { r: 3 }),
);

/** Wide pictures above a lecture; the motif stands at the right so that a title may stand at the left. */
export const headers = [
  germanTalk,
  germanLetters,
  germanNouns,
  germanCafe,
  timeSee,
  timeChoose,
  timePlan,
  timeFocus,
  timeOthers,
  timeAgain,
  learnMemory,
  learnStudy,
  photoWalk,
  chartsLines,
];
