import { clipSize, progress, type Clip } from '../shared/clip.ts';
import { backdrop, circle, faded, label, line, svg, trace } from '../svg.ts';
import { amber, cloud, haze, ink, lilac, violet } from './colors.ts';

/** One reading and three returns: when, in days of the drawing, and how fast the memory fades afterwards. */
const visits = [
  { day: 0, fade: 0.62, text: 'Read' },
  { day: 2, fade: 0.26, text: '1 day' },
  { day: 6, fade: 0.11, text: '4 days' },
  { day: 13, fade: 0.035, text: '2 weeks' },
];

const lastDay = 20;
const x0 = 110;
const y0 = 430;
const xOf = (day: number): number => x0 + (day / lastDay) * 760;
const yOf = (memory: number): number => y0 - memory * 310;
const start = 1;
const end = 13;

const memoryAt = (day: number, since: number, fade: number): number => Math.exp(-fade * (day - since));

function curve(now: number): string {
  return visits
    .map(({ day, fade }, index) => {
      const until = Math.min(now, visits[index + 1]?.day ?? lastDay);
      if (now <= day) {
        return '';
      }
      const points: [number, number][] = [];
      for (let at = day; at <= until; at += 0.08) {
        points.push([xOf(at), yOf(memoryAt(at, day, fade))]);
      }
      const ghost: [number, number][] = [];
      for (let at = until; at <= lastDay; at += 0.2) {
        ghost.push([xOf(at), yOf(memoryAt(at, day, fade))]);
      }
      const passed = now > (visits[index + 1]?.day ?? Infinity);
      return (
        (passed && ghost.length > 1 ? line(trace(ghost), haze, 4, { dash: '2 12' }) : '') +
        (points.length > 1 ? line(trace(points), violet, 9) : '')
      );
    })
    .join('');
}

function visit(index: number, now: number): string {
  const here = visits[index];
  const before = visits[index - 1];
  if (here === undefined || now < here.day) {
    return '';
  }
  const shown = progress(now, here.day, here.day + 0.5);
  const lift =
    before === undefined
      ? ''
      : line(
          `M${xOf(here.day)} ${yOf(memoryAt(here.day, before.day, before.fade))}L${xOf(here.day)} ${yOf(1)}`,
          amber,
          7,
        );
  return faded(
    shown,
    lift,
    circle(xOf(here.day), yOf(1), 15, amber),
    label(xOf(here.day), 78, here.text, { size: 26, fill: ink }),
  );
}

/** The forgetting curve, bent by three returns. */
export const curveClip: Clip = {
  name: 'learn-curve',
  seconds: 15,
  posterAt: 14,
  frame: (time) => {
    const now = Math.min(1, Math.max(0, (time - start) / (end - start))) ** 1.15 * lastDay;
    return svg(
      clipSize.width,
      clipSize.height,
      backdrop(clipSize.width, clipSize.height, cloud, lilac),
      line(`M${x0} ${yOf(0.5)}L880 ${yOf(0.5)}`, haze, 2, { dash: '4 10' }),
      line(`M${x0} ${yOf(1)}L${x0} ${y0}L880 ${y0}`, ink, 5),
      label(x0, 486, 'What you remember, over time', { size: 26, weight: 500, fill: ink, anchor: 'start' }),
      curve(now),
      visits.map((_, index) => visit(index, now)).join(''),
    );
  },
};
