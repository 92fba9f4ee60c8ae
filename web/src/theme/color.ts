/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. Equal steps look equal, which hex and HSL do not give. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Reads `#rgb` or `#rrggbb` into OKLCH, null for anything else. */
export function parseHex(hex: string): Oklch | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : hex;
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(long);
  if (!match) return null;
  const [r, g, b] = match.slice(1).map((part) => toLinear(Number.parseInt(part, 16) / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** `#rrggbb` of a colour; chroma that the screen cannot show is taken back until it can. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c;
  let rgb = linearRgb({ l, c: chroma, h });
  while (chroma > 0.001 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    chroma *= 0.96;
    rgb = linearRgb({ l, c: chroma, h });
  }
  return `#${rgb
    .map((part) =>
      Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast ratio of two `#rrggbb` colours as WCAG defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * `hex` made darker or lighter, whichever leads away from the background, until its contrast with every background is at
 * least `ratio`; unchanged where it already is.
 */
export function readable(hex: string, backgrounds: readonly string[], ratio = 4.5): string {
  const color = parseHex(hex);
  if (!color) return hex;
  const enough = (candidate: string): boolean =>
    backgrounds.every((background) => contrast(candidate, background) >= ratio);
  const step = Math.max(...backgrounds.map(luminance)) > 0.4 ? -0.01 : 0.01;
  let candidate = toHex(color);
  for (let l = color.l; !enough(candidate) && (step > 0 ? l < 1 : l > 0); l += step) candidate = toHex({ ...color, l });
  if (enough(candidate)) return candidate;
  // On a middle tone one direction may not lead far enough; black or white always does.
  const worst = (text: string): number => Math.min(...backgrounds.map((background) => contrast(text, background)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

/** `share` (0 to 1) of the way from one `#rrggbb` colour to another, in the light that a screen gives. */
export function mix(from: string, to: string, share: number): string {
  const part = (start: number): string => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
