import { coverDrawing } from '../shared/scene.ts';
import { circle, ellipse, line, path } from '../svg.ts';
import { amber, haze, ink, leaf, lime, violet } from './colors.ts';

/** A seedling grows out of an open book. */
export const cover = coverDrawing(
  'learn',
  '#ece8fb',
  '#cdc3ef',
  circle(640, 300, 250, '#fbf9ff', { opacity: 0.75 }),
  circle(920, 168, 62, amber),
  line('M90 250C240 420 330 440 470 452', haze, 8, { dash: '2 20' }),
  line('M820 452C960 400 1080 380 1190 372', haze, 8, { dash: '2 20' }),
  ellipse(640, 640, 380, 26, '#b5a8e0'),
  path(
    'M640 560C540 500 390 500 270 530L270 626C390 596 540 596 640 640C740 596 890 596 1010 626L1010 530C890 500 740 500 640 560Z',
    violet,
  ),
  path('M640 540C540 482 400 482 292 510L292 596C400 568 540 570 640 622Z', '#ffffff'),
  path('M640 540C740 482 880 482 988 510L988 596C880 568 740 570 640 622Z', '#f1edfc'),
  line('M344 536C430 520 510 524 580 548', haze, 6),
  line('M344 562C430 546 510 550 580 574', haze, 6),
  line('M700 548C770 524 850 520 936 536', haze, 6),
  line('M700 574C770 550 850 546 936 562', haze, 6),
  line('M640 548C632 460 650 380 640 250', leaf, 18),
  path('M640 420C560 420 500 370 486 290C580 286 636 340 640 420Z', leaf),
  path('M642 350C640 266 700 206 800 204C798 290 736 350 642 350Z', lime),
  path('M640 262C600 220 600 166 640 122C680 166 680 220 640 262Z', leaf),
  line('M640 420C606 380 560 336 516 314', '#3d8056', 5),
  line('M644 348C690 304 734 258 776 230', '#7cb573', 5),
  circle(376, 208, 12, ink, { opacity: 0.18 }),
  circle(300, 318, 8, ink, { opacity: 0.18 }),
  circle(1040, 300, 10, ink, { opacity: 0.18 }),
);
