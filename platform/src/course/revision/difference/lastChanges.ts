import type { Id } from '../../../shared/id.ts';

/** A lecture through consecutive kept revisions in which its content is the same. */
export interface LectureSpan {
  readonly newest: number;
  readonly oldest: number;
  /** Null where the course had no such lecture. */
  readonly bodyHash: string | null;
}

export interface LastChange {
  readonly sectionId: Id;
  /** The oldest kept revision in which the section is as it is now. */
  readonly version: number;
  /** ADDED where it is new in its lecture; null where nothing earlier was looked at. */
  readonly change: 'ADDED' | 'CHANGED' | null;
  /** Whether it was that very save: else it may have been an earlier one, which is not kept or was not looked at. */
  readonly exact: boolean;
}

/** Joins neighbours that have the same content. `states` and the answer are in order, the newest first. */
export function lectureSpans(
  states: readonly { readonly version: number; readonly bodyHash: string | null }[],
): readonly LectureSpan[] {
  const spans: LectureSpan[] = [];
  for (const { version, bodyHash } of states) {
    const last = spans.at(-1);
    if (last !== undefined && last.bodyHash === bodyHash) {
      spans[spans.length - 1] = { ...last, oldest: version };
    } else {
      spans.push({ newest: version, oldest: version, bodyHash });
    }
  }
  return spans;
}

/**
 * When each section of a lecture became what it is in the newest span, in the order of `current`. `textsOf` is asked for what a lecture said in a span,
 * and no longer once all sections are told.
 */
export async function lastChanges(
  current: ReadonlyMap<Id, string>,
  spans: readonly LectureSpan[],
  textsOf: (span: LectureSpan) => Promise<ReadonlyMap<Id, string>>,
): Promise<readonly LastChange[]> {
  if (spans.length === 0) {
    // Not even the modules of today could be looked at.
    return [];
  }
  const told = new Map<Id, LastChange>();
  const open = new Map(current);
  let version = spans[0]?.oldest ?? 1;
  for (const span of spans.slice(1)) {
    if (open.size === 0) {
      break;
    }
    const earlier = await textsOf(span);
    for (const [sectionId, text] of open) {
      const before = earlier.get(sectionId);
      if (before !== text) {
        open.delete(sectionId);
        const change = before === undefined ? 'ADDED' : 'CHANGED';
        told.set(sectionId, { sectionId, version, change, exact: span.newest === version - 1 });
      }
    }
    version = span.oldest;
  }
  const isFirst = version === 1;
  for (const sectionId of open.keys()) {
    told.set(sectionId, { sectionId, version, change: isFirst ? 'ADDED' : null, exact: isFirst });
  }
  return [...current.keys()].flatMap((sectionId) => told.get(sectionId) ?? []);
}
