/** The workspace's colour, made fit to carry white text. */

/** Primary of the default theme (THEME-01). */
const DEFAULT_COLOUR = '#006fb8';
/** WCAG AA for text. */
const LEAST_CONTRAST = 4.5;
const DARKEN_STEP = 0.94;

/** The first of the candidates that is a colour like `#06b` or `#0066bb`, darkened until white text on it can be read. */
export function brandColour(...candidates: readonly unknown[]): string {
  let channels = candidates.map(parse).find((colour) => colour !== null) ?? (parse(DEFAULT_COLOUR) as Channels);
  while (contrastToWhite(channels) < LEAST_CONTRAST) {
    channels = channels.map((channel) => Math.floor(channel * DARKEN_STEP)) as unknown as Channels;
  }
  return toHex(channels);
}

const toHex = (channels: Channels): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The colour for text on a dark ground, lightened until it can be read there; both as `#rrggbb`. */
export function brandColourOnDark(colour: string, ground: string): string {
  const dark = luminance(parse(ground) ?? [0, 0, 0]);
  let channels: Channels = parse(colour) ?? [255, 255, 255];
  while ((luminance(channels) + 0.05) / (dark + 0.05) < LEAST_CONTRAST) {
    channels = channels.map((channel) =>
      Math.ceil(channel + (255 - channel) * (1 - DARKEN_STEP)),
    ) as unknown as Channels;
  }
  return toHex(channels);
}

type Channels = readonly [number, number, number];

function parse(colour: unknown): Channels | null {
  if (typeof colour !== 'string') {
    return null;
  }
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1];
  if (digits === undefined) {
    return null;
  }
  const size = digits.length / 3;
  const channel = (index: number) => {
    const part = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16);
  };
  return [channel(0), channel(1), channel(2)];
}

const contrastToWhite = (channels: Channels): number => 1.05 / (luminance(channels) + 0.05);

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map(linear) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
