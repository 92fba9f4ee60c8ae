import { ellipse, group, line, path } from '../svg.ts';

/** A cup on a saucer, 200 wide, standing on y = 0 at x = 0. */
export const cup = (x: number, y: number, scale: number, color: string, drink: string, rim: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 0, 130, 18, rim),
    path('M66 -108C118 -118 122 -40 50 -36', 'none', { stroke: color, width: 16 }),
    path('M-84 -128L84 -128C84 -46 56 -8 0 -8C-56 -8 -84 -46 -84 -128Z', color),
    ellipse(0, -128, 84, 18, rim),
    ellipse(0, -126, 70, 12, drink),
    line('M-26 -162C-42 -188 -8 -200 -24 -228', rim, 7, { opacity: 0.8 }),
    line('M22 -162C6 -188 40 -200 24 -228', rim, 7, { opacity: 0.8 }),
  );
