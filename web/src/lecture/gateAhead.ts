import type { GateReasonData } from './gateText.ts';

/**
 * What keeps the next lecture closed; null where moving on opens it: that marks a lecture without sections as done, which a fixed order
 * waits for (OP-45). Its open questions come first.
 */
export function gateAhead<Gate extends GateReasonData>(
  gate: Gate | null | undefined,
  { lectureId, sectionCount }: { readonly lectureId: number; readonly sectionCount: number },
): Gate | null {
  const opens =
    gate?.reason === 'SEQUENTIAL' && gate.lectureId === lectureId && sectionCount === 0 && !gate.openQuestionCount;
  return opens ? null : (gate ?? null);
}
