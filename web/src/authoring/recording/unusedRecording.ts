import { warnBeforeUnload } from '../../routing/leaving/warnBeforeUnload.ts';
import type { Recording } from './recordingMachine.ts';

/** A recording that was neither used nor discarded. */
export interface UnusedRecording {
  readonly seconds: number;
  /** Takes a while to be prepared. */
  readonly recording: Promise<Recording>;
}

/** Outlives the dialog, however that closes; closing the tab asks first. It belongs to one person alone. */
let slot: { readonly userId: number | null; readonly kept: UnusedRecording; readonly endWarning: () => void } | null =
  null;

export const unusedRecording = (userId: number | null): UnusedRecording | null =>
  slot?.userId === userId ? slot.kept : null;

export function keepRecording(userId: number | null, kept: UnusedRecording): UnusedRecording {
  forgetRecording();
  slot = { userId, kept, endWarning: warnBeforeUnload() };
  return kept;
}

export function forgetRecording(): void {
  slot?.endWarning();
  slot = null;
}
