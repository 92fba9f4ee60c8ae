import type { CaptureProblem } from './capture.ts';
import type { EndedBy } from './recorder.ts';

/** A recording that its author looks at. */
export interface Recording {
  readonly blob: Blob;
  readonly seconds: number;
  readonly endedBy: EndedBy;
  readonly endTime: Date;
  /** Only then can learners seek in it, and only then is it taken. */
  readonly isSeekable: boolean;
}

/**
 * The life of a recording, as pure steps.
 *
 * ```
 * choosing ──asked──► asking ──counted──► counting ──began──► recording ⇄ paused
 *    ▲                  │ refused            │ began again        │ stopped
 *    └──────────────────┴────────────────────┘                   ▼
 *    └───────────────────── began again ───────── done ◄──── finishing
 * ```
 */
export type RecordingState =
  | { readonly is: 'choosing'; readonly problem: CaptureProblem | null }
  | { readonly is: 'asking' }
  | { readonly is: 'counting'; readonly left: number; readonly stream: MediaStream }
  | { readonly is: 'recording'; readonly paused: boolean; readonly seconds: number; readonly stream: MediaStream }
  | { readonly is: 'finishing'; readonly seconds: number }
  | { readonly is: 'done'; readonly recording: Recording };

export type RecordingEvent =
  | { readonly type: 'asked' | 'paused' | 'resumed' | 'beganAnew' }
  | { readonly type: 'refused'; readonly problem: CaptureProblem }
  | { readonly type: 'counted'; readonly left: number; readonly stream: MediaStream }
  | { readonly type: 'began'; readonly stream: MediaStream }
  | { readonly type: 'ticked' | 'stopped'; readonly seconds: number }
  | { readonly type: 'finished'; readonly recording: Recording };

export const choosing: RecordingState = { is: 'choosing', problem: null };

/** The next state. A tick that comes too late changes nothing, nor does what was prepared for a window that has gone on. */
export function nextRecording(state: RecordingState, event: RecordingEvent): RecordingState {
  switch (event.type) {
    case 'asked':
      return { is: 'asking' };
    case 'refused':
      return { is: 'choosing', problem: event.problem };
    case 'counted':
      return { is: 'counting', left: event.left, stream: event.stream };
    case 'began':
      return { is: 'recording', paused: false, seconds: 0, stream: event.stream };
    case 'ticked':
      return state.is === 'recording' ? { ...state, seconds: event.seconds } : state;
    case 'paused':
    case 'resumed':
      return state.is === 'recording' ? { ...state, paused: event.type === 'paused' } : state;
    case 'stopped':
      return { is: 'finishing', seconds: event.seconds };
    case 'finished':
      return state.is === 'finishing' ? { is: 'done', recording: event.recording } : state;
    case 'beganAnew':
      return choosing;
  }
}
