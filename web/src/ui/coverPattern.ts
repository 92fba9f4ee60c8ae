/** One shape of a pattern on a field of 160 × 90. */
export interface PatternShape {
  d: string;
  tone: 'quiet' | 'middle' | 'strong';
  opacity: number;
}

/** The pattern of a course without a cover: quarter and half discs on a grid of 30, always the same for the same id. */
export function coverPattern(id: number): readonly PatternShape[] {
  const random = sequence(id);
  const tones = ['quiet', 'quiet', 'middle', 'middle', 'strong'] as const;
  const shapes: PatternShape[] = [];
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      if (random() < 0.35) continue;
      const x = column * 30 - 10;
      const y = row * 30;
      const tone = tones[Math.floor(random() * tones.length)] ?? 'quiet';
      shapes.push({ d: tile(x, y, Math.floor(random() * 6)), tone, opacity: tone === 'strong' ? 0.55 : 0.8 });
    }
  }
  return shapes;
}

/** A tile of 30 × 30 at a corner: four quarter discs, a disc, or a half disc. */
function tile(x: number, y: number, kind: number): string {
  switch (kind) {
    case 0:
      return `M${x} ${y}h30a30 30 0 0 1-30 30z`;
    case 1:
      return `M${x} ${y}a30 30 0 0 0 30 30v-30z`;
    case 2:
      return `M${x + 30} ${y + 30}h-30a30 30 0 0 1 30-30z`;
    case 3:
      return `M${x} ${y + 30}v-30a30 30 0 0 1 30 30z`;
    case 4:
      return `M${x + 15} ${y}a15 15 0 1 0 .01 0z`;
    default:
      return `M${x} ${y + 30}a15 15 0 0 1 30 0z`;
  }
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function sequence(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
