import { act, fireEvent, screen } from '@testing-library/react';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { vi } from 'vitest';

/** A track of a camera, a screen or a microphone, as far as a recorder uses it. */
class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  readonly kind: 'video' | 'audio';
  constructor(kind: 'video' | 'audio') {
    super();
    this.kind = kind;
  }
  stop(): void {
    this.readyState = 'ended';
  }
  /** As when someone presses "Stop sharing" in the browser's own bar. */
  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

class FakeStream {
  readonly tracks: readonly FakeTrack[];
  constructor(tracks: readonly FakeTrack[]) {
    this.tracks = tracks;
  }
  getTracks = (): readonly FakeTrack[] => this.tracks;
  getVideoTracks = (): readonly FakeTrack[] => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = (): readonly FakeTrack[] => this.tracks.filter(({ kind }) => kind === 'audio');
}

/** What was recorded of a stream; it hands over what the test gives it. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith('video/webm');
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  readonly stream: FakeStream;
  constructor(stream: FakeStream) {
    super();
    this.stream = stream;
    recorders.push(this);
  }
  start(): void {
    this.state = 'recording';
  }
  pause(): void {
    this.state = 'paused';
  }
  resume(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.hand(film);
    this.dispatchEvent(new Event('stop'));
  }
  hand(data: Pick<Blob, 'size'>): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
}

let film: Blob;
let recorders: FakeRecorder[];

export interface FakeDevices {
  readonly recorders: readonly FakeRecorder[];
  /** Every track that someone was given. */
  readonly tracks: readonly FakeTrack[];
  /** What was asked of the browser. */
  readonly asked: readonly { readonly what: 'screen' | 'devices'; readonly wanted: MediaStreamConstraints }[];
  /** The browser answers the next question with an error of this name. */
  refuse(what: 'screen' | 'devices', name: string): void;
  /** Anyone who is asked answers only when the answer is called. */
  hesitate(what: 'screen' | 'devices'): () => void;
}

/** Gives the browser a screen, a camera and a microphone, and a recorder that records `recorded`. `vi.unstubAllGlobals` takes them back. */
export function fakeDevices(recorded: Blob, { canShare = true }: { canShare?: boolean } = {}): FakeDevices {
  film = recorded;
  recorders = [];
  const tracks: FakeTrack[] = [];
  const asked: { what: 'screen' | 'devices'; wanted: MediaStreamConstraints }[] = [];
  const refusals = new Map<string, string>();
  const waits = new Map<string, Promise<void>>();
  const give = (what: 'screen' | 'devices') => async (wanted: MediaStreamConstraints) => {
    asked.push({ what, wanted });
    const refusal = refusals.get(what);
    refusals.delete(what);
    await waits.get(what);
    if (refusal !== undefined) throw new DOMException('', refusal);
    const kinds = [wanted.video ? 'video' : null, wanted.audio ? 'audio' : null] as const;
    const given = kinds.filter((kind) => kind !== null).map((kind) => new FakeTrack(kind));
    tracks.push(...given);
    return new FakeStream(given);
  };
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    language: navigator.language,
    clipboard: navigator.clipboard,
    mediaDevices: { getUserMedia: give('devices'), ...(canShare ? { getDisplayMedia: give('screen') } : {}) },
  });
  return {
    recorders,
    tracks,
    asked,
    refuse: (what, name) => void refusals.set(what, name),
    hesitate(what) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waits.set(what, promise);
      return resolve;
    },
  };
}

/** A film as recorders of browsers write it: without a duration, and without cues. */
export async function recordedFilm(seconds: number): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 16, codedHeight: 16 };
  for (let second = 0; second < seconds; second += 1) {
    await source.add(new EncodedPacket(new Uint8Array(16), 'key', second, 1), { decoderConfig });
  }
  await output.finalize();
  return new Blob([target.buffer ?? ''], { type: 'video/webm' });
}

/** Presses "Start recording" and lets the countdown pass. */
export async function startRecording(): Promise<void> {
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Start recording' }));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  vi.useRealTimers();
  await screen.findByRole('button', { name: 'Stop' });
}
