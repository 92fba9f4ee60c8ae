import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useViewer } from '../../viewer/useShell.ts';
import { capture, stopTracks, type CaptureProblem, type Wanted } from './capture.ts';
import { forgetRecording, keepRecording, unusedRecording, type UnusedRecording } from './unusedRecording.ts';
import { startRecorder, type RawRecording, type Recorder } from './recorder.ts';
import { endsAt } from './recordingLimits.ts';
import {
  choosing,
  nextRecording,
  type Recording,
  type RecordingEvent,
  type RecordingState,
} from './recordingMachine.ts';
import { waitFor } from './waitFor.ts';

/** Seconds to get ready in. */
const countdown = 3;

export interface RecordingControls {
  readonly state: RecordingState;
  readonly start: (wanted: Wanted) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Forgets what was recorded, ends what is being recorded, and begins again. */
  readonly discard: () => void;
}

/** Records one video after the other. What was recorded is there again when the component comes back, until it is discarded. */
export function useRecording(maxVideoBytes: number): RecordingControls {
  const userId = useViewer()?.userId ?? null;
  const [state, dispatch] = useReducer(nextRecording, null, (): RecordingState => {
    const kept = unusedRecording(userId);
    return kept ? { is: 'finishing', seconds: kept.seconds } : choosing;
  });
  const running = useRef<{ readonly leaving: AbortController; recorder: Recorder | null } | null>(null);
  const showKept = useEffectEvent(() => {
    const kept = unusedRecording(userId);
    if (kept) void show(kept, userId, dispatch);
  });
  // Anyone who leaves while it records keeps what there is.
  useEffect(() => {
    showKept();
    return () => {
      const { current } = running;
      if (current?.recorder) current.recorder.stop();
      else current?.leaving.abort();
    };
  }, []);

  async function run(wanted: Wanted): Promise<void> {
    const leaving = new AbortController();
    running.current = { leaving, recorder: null };
    dispatch({ type: 'asked' });
    const captured = await capture(wanted, leaving.signal);
    if ('problem' in captured) {
      if (!leaving.signal.aborted) dispatch({ type: 'refused', problem: captured.problem });
      return;
    }
    const { stream } = captured;
    await count(stream, leaving.signal);
    const problem = problemOf(stream);
    if (leaving.signal.aborted || problem !== null) {
      stopTracks(stream);
      if (!leaving.signal.aborted && problem !== null) dispatch({ type: 'refused', problem });
      return;
    }
    try {
      const recorder = startRecorder(stream, endsAt(maxVideoBytes), {
        onSeconds: (seconds) => dispatch({ type: 'ticked', seconds }),
        onEnded: (recorded) => {
          if (!leaving.signal.aborted) finish(recorded);
        },
      });
      running.current = { leaving, recorder };
      dispatch({ type: 'began', stream });
    } catch {
      stopTracks(stream);
      dispatch({ type: 'refused', problem: 'failed' });
    }
  }

  async function count(stream: MediaStream, signal: AbortSignal): Promise<void> {
    for (let left = countdown; left > 0 && !signal.aborted; left -= 1) {
      dispatch({ type: 'counted', left, stream });
      await waitFor(1000, signal);
    }
  }

  function finish(recorded: RawRecording): void {
    dispatch({ type: 'stopped', seconds: recorded.seconds });
    const kept = keepRecording(userId, { seconds: recorded.seconds, recording: finished(recorded) });
    void show(kept, userId, dispatch);
  }

  return {
    state,
    start: (wanted) => void run(wanted),
    pause() {
      running.current?.recorder?.pause();
      dispatch({ type: 'paused' });
    },
    resume() {
      running.current?.recorder?.resume();
      dispatch({ type: 'resumed' });
    },
    stop: () => running.current?.recorder?.stop(),
    discard() {
      running.current?.leaving.abort();
      running.current?.recorder?.stop();
      running.current = null;
      forgetRecording();
      dispatch({ type: 'beganAnew' });
    },
  };
}

/** What went while it was counted down: sharing ended, or a plug was pulled; null for nothing. */
function problemOf(stream: MediaStream): CaptureProblem | null {
  if (!stream.getVideoTracks().every(isLive)) return 'nothingShared';
  return stream.getAudioTracks().every(isLive) ? null : 'missing';
}

const isLive = ({ readyState }: MediaStreamTrack): boolean => readyState === 'live';

/** Shows it once it is finished, unless it was discarded meanwhile. */
async function show(
  kept: UnusedRecording,
  userId: number | null,
  dispatch: (event: RecordingEvent) => void,
): Promise<void> {
  const recording = await kept.recording;
  if (unusedRecording(userId) === kept) dispatch({ type: 'finished', recording });
}

/** What cannot be made seekable is kept as it is: its author can still save it. */
async function finished(recorded: RawRecording): Promise<Recording> {
  const recording = { ...recorded, endTime: new Date() };
  try {
    const { makeSeekable } = await import('./makeSeekable.ts');
    return { ...recording, blob: await makeSeekable(recorded.blob), isSeekable: true };
  } catch {
    return { ...recording, isSeekable: false };
  }
}
