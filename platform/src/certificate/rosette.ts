import { seededRandom } from '../content/question/bankRules.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const POINTS_PER_CURVE = 360;

/**
 * The closed curves of a rosette around the origin, within the unit circle, like the engraving on a deed. It is drawn from the
 * certificate's uuid, so that no two certificates look the same.
 */
export function rosette(uuid: string): readonly (readonly Point[])[] {
  const random = seededRandom(Number.parseInt(uuid.replaceAll('-', '').slice(0, 8), 16));
  const petals = 6 + Math.floor(random() * 9);
  const waves = petals * (2 + Math.floor(random() * 2));
  const depth = 0.16 + random() * 0.08;
  const ripple = 0.03 + random() * 0.03;
  return Array.from({ length: 18 }, (_, ring) => {
    const size = 0.3 + (0.7 - depth) * (ring / 17);
    const turn = (ring / 18) * (Math.PI / petals);
    return Array.from({ length: POINTS_PER_CURVE }, (_unused, step) => {
      const angle = (step / POINTS_PER_CURVE) * 2 * Math.PI;
      const radius =
        size + depth * Math.cos(petals * (angle + turn)) * (ring / 17) + ripple * Math.sin(waves * angle - turn);
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  });
}
