import type { Change } from '../revision.ts';

export interface DifferingLecture {
  readonly lectureId: number;
  readonly name: string;
}

/** The lectures of which something differs besides their place, each once. */
export function differingLectures(changes: readonly Change[]): readonly DifferingLecture[] {
  const lectures = changes.flatMap((change): readonly (readonly [number, string])[] => {
    const { part, kind, rawId, name, lecture, fromLecture } = change;
    if (part === 'LECTURE') return kind === 'MOVED' ? [] : [[rawId, name]];
    return [lecture, fromLecture].flatMap((each) => (each ? [[each.rawId, each.name] as const] : []));
  });
  return [...new Map(lectures)].map(([lectureId, name]) => ({ lectureId, name }));
}
