import { warnBeforeUnload } from '../../routing/leaving/warnBeforeUnload.ts';
import type { Recording } from './recordingMachine.ts';

/** What was recorded, and neither used nor discarded. */
export interface KeptRecording {
  readonly seconds: number;
  /** Takes a while to be prepared. */
  readonly recording: Promise<Recording>;
}

/** A window that goes, whyever, takes nothing along, and anyone who closes the browser itself is asked. It is of one person alone. */
let slot: { readonly userId: number | null; readonly kept: KeptRecording; readonly endWarning: () => void } | null =
  null;

export const keptRecording = (userId: number | null): KeptRecording | null =>
  slot?.userId === userId ? slot.kept : null;

export function keepRecording(userId: number | null, kept: KeptRecording): KeptRecording {
  forgetRecording();
  slot = { userId, kept, endWarning: warnBeforeUnload() };
  return kept;
}

export function forgetRecording(): void {
  slot?.endWarning();
  slot = null;
}
