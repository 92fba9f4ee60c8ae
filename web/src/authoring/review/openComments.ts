import type { Anchor } from './placeOfThread.ts';

/** How many conversations are open, by what they are about. */
export interface OpenComments {
  readonly total: number;
  /** By the raw ids of lectures, with their sections and questions. */
  readonly ofLectures: ReadonlyMap<number, number>;
  /** By the raw ids of modules, without their lectures. */
  readonly ofModules: ReadonlyMap<number, number>;
}

export function openComments(counts: readonly { readonly anchor: Anchor; readonly count: number }[]): OpenComments {
  const ofLectures = new Map<number, number>();
  const ofModules = new Map<number, number>();
  let total = 0;
  for (const { anchor, count } of counts) {
    total += count;
    const isOfModule = anchor.part === 'MODULE';
    const id = isOfModule ? anchor.partId : anchor.lectureId;
    const of = isOfModule ? ofModules : ofLectures;
    if (id != null) of.set(id, (of.get(id) ?? 0) + count);
  }
  return { total, ofLectures, ofModules };
}
