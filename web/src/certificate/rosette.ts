/** A point within the unit circle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const pointsPerCurve = 180;
const rings = 18;

/**
 * The closed curves of the rosette on a certificate, around the origin. It is drawn from the certificate's uuid by the same
 * formula as on the PDF, so that both show the same one and no two certificates look alike.
 */
export function rosette(uuid: string): readonly (readonly Point[])[] {
  const random = seededRandom(Number.parseInt(uuid.replaceAll('-', '').slice(0, 8), 16));
  const petals = 6 + Math.floor(random() * 9);
  const waves = petals * (2 + Math.floor(random() * 2));
  const depth = 0.16 + random() * 0.08;
  const ripple = 0.03 + random() * 0.03;
  return Array.from({ length: rings }, (_, ring) => {
    const outward = ring / (rings - 1);
    const size = 0.3 + (0.7 - depth) * outward;
    const turn = (ring / rings) * (Math.PI / petals);
    return Array.from({ length: pointsPerCurve }, (_unused, step) => {
      const angle = (step / pointsPerCurve) * 2 * Math.PI;
      const radius =
        size + depth * Math.cos(petals * (angle + turn)) * outward + ripple * Math.sin(waves * angle - turn);
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  });
}

/** The curves as one path of an SVG whose unit is a hundredth of the radius. */
export function rosettePath(uuid: string): string {
  return rosette(uuid)
    .map((curve) => `M${curve.map(({ x, y }) => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`).join('L')}Z`)
    .join('');
}

/** A small repeatable source of numbers from 0 to 1 (mulberry32): equal seeds give equal numbers. */
function seededRandom(seed: number): () => number {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
