/** One shape of a pattern on a field of 160 × 90. */
export interface PatternShape {
  d: string;
  tone: 'quiet' | 'middle' | 'strong';
  opacity: number;
}

/** The pattern of a course without a cover: quarter and half discs on a grid of 20, always the same for the same id. */
export function coverPattern(id: number): readonly PatternShape[] {
  const random = sequence(id);
  const tones = ['quiet', 'quiet', 'middle', 'middle', 'strong'] as const;
  const shapes: PatternShape[] = [];
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      if (random() < 0.3) continue;
      const x = column * 40;
      const y = row * 40 - 15;
      const tone = tones[Math.floor(random() * tones.length)] ?? 'quiet';
      shapes.push({ d: tile(x, y, Math.floor(random() * 6)), tone, opacity: tone === 'strong' ? 0.55 : 0.8 });
    }
  }
  return shapes;
}

/** A tile of 40 × 40 at a corner: four quarter discs, a disc, or a half disc. */
function tile(x: number, y: number, kind: number): string {
  switch (kind) {
    case 0:
      return `M${x} ${y}h40a40 40 0 0 1-40 40z`;
    case 1:
      return `M${x} ${y}a40 40 0 0 0 40 40v-40z`;
    case 2:
      return `M${x + 40} ${y + 40}h-40a40 40 0 0 1 40-40z`;
    case 3:
      return `M${x} ${y + 40}v-40a40 40 0 0 1 40 40z`;
    case 4:
      return `M${x + 20} ${y}a20 20 0 1 0 .01 0z`;
    default:
      return `M${x} ${y + 20}a20 20 0 0 1 40 0z`;
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
