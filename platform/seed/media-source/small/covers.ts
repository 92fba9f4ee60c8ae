import { coverDrawing } from '../shared/scene.ts';
import { circle, ellipse, group, line, path, rect } from '../svg.ts';

const emails = coverDrawing(
  'emails',
  '#e4f0fc',
  '#bcdcf7',
  ellipse(250, 610, 330, 90, '#ffffff', { opacity: 0.7 }),
  ellipse(1060, 640, 380, 110, '#ffffff', { opacity: 0.6 }),
  ellipse(1010, 180, 190, 52, '#ffffff', { opacity: 0.8 }),
  ellipse(1130, 210, 140, 40, '#ffffff', { opacity: 0.8 }),
  line('M150 560C330 640 470 560 430 440C396 340 280 380 316 476C360 590 560 520 690 410', '#6ea8dc', 9, {
    dash: '2 24',
  }),
  group(
    'translate(640 380) rotate(-14)',
    path('M0 40L470 -150L300 190L190 96Z', '#ffffff'),
    path('M470 -150L190 96L182 214L256 152Z', '#cfe2f4'),
    path('M470 -150L190 96L182 214Z', '#8db9df'),
    path('M0 40L470 -150L190 96Z', '#f7fbff'),
  ),
  circle(196, 186, 74, '#f6c453'),
);

const bars = [150, 232, 190, 316, 386];

const charts = coverDrawing(
  'charts',
  '#123b34',
  '#1f5b4c',
  line('M250 170L1030 170M250 296L1030 296M250 422L1030 422', '#ffffff', 3, { opacity: 0.12 }),
  bars
    .map((height, index) =>
      rect(290 + index * 146, 560 - height, 92, height, index === 3 ? '#f2c14e' : '#6fbf9b', { r: 18 }),
    )
    .join(''),
  rect(220, 560, 840, 8, '#e9f5ef', { r: 4 }),
  line('M336 350L482 250L628 300L774 172L920 108', '#f7ede2', 9),
  [
    [336, 350],
    [482, 250],
    [628, 300],
    [774, 172],
    [920, 108],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 15, '#123b34', { stroke: '#f7ede2', width: 8 }))
    .join(''),
  circle(774, 330, 122, '#ffffff', { opacity: 0.13 }),
  circle(774, 330, 122, 'none', { stroke: '#f7ede2', width: 16 }),
  line('M862 420L966 528', '#f7ede2', 30),
);

const photo = coverDrawing(
  'photo',
  '#fbd3a5',
  '#d7745f',
  circle(790, 330, 110, '#fff1d2'),
  path('M0 470C160 400 280 430 420 380C560 330 640 440 800 420C960 400 1090 300 1280 380L1280 720L0 720Z', '#a8566a'),
  path('M0 560C180 480 330 540 520 500C720 460 860 560 1010 520C1130 488 1210 500 1280 470L1280 720L0 720Z', '#6b3f63'),
  path('M0 650C240 590 420 640 660 610C900 580 1060 650 1280 600L1280 720L0 720Z', '#3f2a4d'),
  line('M490 150L490 560M790 150L790 560M190 287L1090 287M190 423L1090 423', '#ffffff', 3, { opacity: 0.65 }),
  line(
    'M190 250L190 150L290 150M990 150L1090 150L1090 250M1090 460L1090 560L990 560M290 560L190 560L190 460',
    '#ffffff',
    12,
  ),
);

const heads = (y: number, from: number, step: number, r: number, color: string): string =>
  Array.from({ length: 12 }, (_, index) => {
    const x = from + index * step;
    return (
      circle(x, y, r, color) +
      path(`M${x - r * 1.7} 720C${x - r * 1.7} ${y + r * 0.9} ${x + r * 1.7} ${y + r * 0.9} ${x + r * 1.7} 720Z`, color)
    );
  }).join('');

const speaking = coverDrawing(
  'speaking',
  '#2d1238',
  '#5a2258',
  path('M640 -60L1010 620L270 620Z', '#f8d9a0', { opacity: 0.28 }),
  path('M640 -60L880 620L400 620Z', '#fbe6bd', { opacity: 0.3 }),
  ellipse(640, 596, 350, 44, '#fbe6bd', { opacity: 0.55 }),
  line('M640 300L640 590', '#1d0a26', 18),
  ellipse(640, 594, 96, 16, '#1d0a26'),
  rect(590, 120, 100, 176, '#e9576a', { r: 50 }),
  line('M606 176L674 176M606 208L674 208M606 240L674 240', '#b93b52', 8),
  line('M556 216C556 350 724 350 724 216', '#1d0a26', 16),
  heads(640, 40, 112, 34, '#200d2b'),
);

const cell = (column: number, row: number): string => {
  const accent = column === 2 && row > 0;
  const picked = column === 2 && row === 3;
  const head = row === 0;
  const fill = picked ? '#ef8354' : head ? '#2f6f5e' : accent ? '#bfe3d0' : '#ffffff';
  return (
    rect(250 + column * 160, 110 + row * 86, 146, 72, fill, { r: 14 }) +
    (picked
      ? ''
      : rect(
          274 + column * 160,
          138 + row * 86,
          head ? 70 : 40 + ((column * 37 + row * 23) % 52),
          16,
          head ? '#cdeadd' : accent ? '#5fa98b' : '#d5e4dc',
          { r: 8 },
        ))
  );
};

const spreadsheets = coverDrawing(
  'spreadsheets',
  '#eef6f0',
  '#cfe6d8',
  Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (_unused, column) => cell(column, row)).join(''),
  ).join(''),
  path('M596 402L630 436L694 362', 'none', { stroke: '#ffffff', width: 14 }),
  rect(242, 360, 796, 88, 'none', { r: 20, stroke: '#ef8354', width: 7 }),
);

const accessibility = coverDrawing(
  'accessibility',
  '#e8eefc',
  '#c0d0f6',
  circle(960, 250, 150, '#f7c66b'),
  rect(812, 208, 250, 332, '#27408b', { r: 20 }),
  rect(846, 244, 182, 296, '#fdf3dc', { r: 12 }),
  circle(1000, 396, 11, '#27408b'),
  path('M160 640L812 540L1180 540L1180 640Z', '#4c6fd1'),
  rect(1020, 540, 260, 100, '#3a57ab'),
  rect(0, 640, 1280, 80, '#2d4796'),
  group(
    'translate(470 588) rotate(-8.7)',
    circle(0, -72, 66, 'none', { stroke: '#1d2f6b', width: 16 }),
    line('M-16 -236L-6 -128L74 -122L110 -30', '#ef6f6c', 34),
    circle(-22, -296, 40, '#1d2f6b'),
    line('M-12 -196L66 -176', '#ef6f6c', 24),
  ),
);

const signpost = coverDrawing(
  'signpost',
  '#dff3ec',
  '#a9dcc9',
  circle(1010, 190, 96, '#fff4cf'),
  path('M0 520C200 440 380 500 600 452C840 400 1040 470 1280 420L1280 720L0 720Z', '#7cc2a4'),
  path('M0 610C260 550 460 620 700 570C930 524 1100 580 1280 548L1280 720L0 720Z', '#3f9479'),
  path('M596 720C610 640 560 610 420 580L452 566C590 590 640 620 650 720Z', '#f3e3bf'),
  path('M640 720C650 630 720 600 900 560L932 572C770 610 712 640 700 720Z', '#f3e3bf'),
  rect(628, 150, 28, 470, '#5a4634', { r: 14 }),
  path('M642 190L900 190L952 236L900 282L642 282Z', '#f2c14e'),
  path('M642 310L384 310L332 356L384 402L642 402Z', '#ef6f6c'),
  path('M642 430L838 430L882 470L838 510L642 510Z', '#4c6fd1'),
  rect(690, 228, 150, 16, '#ffffff', { r: 8 }),
  rect(434, 348, 150, 16, '#ffffff', { r: 8 }),
  rect(690, 462, 100, 16, '#ffffff', { r: 8 }),
);

export const covers = [emails, charts, photo, speaking, spreadsheets, accessibility, signpost];
