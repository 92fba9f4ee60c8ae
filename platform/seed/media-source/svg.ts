/** Small helpers that write SVG text. All lengths are pixels of the drawing. */

export interface Stroke {
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const strokeOf = ({ stroke, width, dash, opacity }: Stroke) => ({
  stroke,
  'stroke-width': stroke === undefined ? undefined : (width ?? 4),
  'stroke-dasharray': dash,
  'stroke-linecap': stroke === undefined ? undefined : 'round',
  'stroke-linejoin': stroke === undefined ? undefined : 'round',
  opacity,
});

export const svg = (width: number, height: number, ...children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { r = 0, ...stroke }: Stroke & { readonly r?: number } = {},
): string => `<rect${attributes({ x, y, width, height, rx: r, fill, ...strokeOf(stroke) })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, stroke: Stroke = {}): string =>
  `<circle${attributes({ cx, cy, r, fill, ...strokeOf(stroke) })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, stroke: Stroke = {}): string =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...strokeOf(stroke) })}/>`;

export const path = (d: string, fill: string, stroke: Stroke = {}): string =>
  `<path${attributes({ d, fill, ...strokeOf(stroke) })}/>`;

/** A line without fill. */
export const line = (d: string, color: string, width = 4, extra: Omit<Stroke, 'stroke' | 'width'> = {}): string =>
  path(d, 'none', { stroke: color, width, ...extra });

export const group = (transform: string, ...children: readonly string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const faded = (opacity: number, ...children: readonly string[]): string =>
  `<g opacity="${opacity}">${children.join('')}</g>`;

export interface Lettering {
  readonly size?: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const label = (
  x: number,
  y: number,
  text: string,
  { size = 28, weight = 600, fill = '#23262f', anchor = 'middle' }: Lettering = {},
): string =>
  `<text${attributes({ x, y, 'font-family': 'Inter', 'font-size': size, 'font-weight': weight, fill, 'text-anchor': anchor })}>${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</text>`;

/** A vertical gradient over the whole drawing, as a filled background. */
export const backdrop = (width: number, height: number, top: string, bottom: string): string =>
  `<defs><linearGradient id="backdrop" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#backdrop)')}`;

export const point = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
};

/** Path of an arc, degrees clockwise from twelve o'clock. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = point(cx, cy, r, from);
  const [x2, y2] = point(cx, cy, r, to);
  return `M${x1} ${y1}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`;
}

/** A smooth path through points, by horizontal tangents half-way. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (before === undefined) {
        return `M${round(x)} ${round(y)}`;
      }
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

/** A path through many close points. */
export const trace = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A speech bubble whose tail points down-left or down-right. */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  tail: 'left' | 'right',
): string {
  const bottom = y + height;
  const base = x + width * 0.82;
  const drop = path(
    `M${base - 34} ${bottom - 30}Q${base} ${bottom + 10} ${base + 46} ${bottom + 52}Q${base + 60} ${bottom - 4} ${base + 44} ${bottom - 34}Z`,
    fill,
  );
  const body = rect(x, y, width, height, fill, { r: Math.min(height, width) * 0.32 });
  return body + (tail === 'right' ? drop : group(`translate(${2 * x + width} 0) scale(-1 1)`, drop));
}

export const round = (value: number): number => Math.round(value * 100) / 100;
