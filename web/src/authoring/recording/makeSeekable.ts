import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';

/** A track on its way from one file to the other. */
interface Lane {
  readonly packets: AsyncGenerator<EncodedPacket, void, unknown>;
  readonly add: (packet: EncodedPacket) => Promise<void>;
}

/**
 * The same recording with its duration and cues, which recorders of browsers leave out: without them no player can go to a place in it.
 * Its packets are copied, not decoded, so that an hour takes seconds. Rejects for what is no recording.
 */
export async function makeSeekable(recorded: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recorded), formats: [WEBM] });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video) throw new Error('The recording has no picture');
    const lanes = [await videoLane(output, video), ...(audio ? [await audioLane(output, audio)] : [])];
    await output.start();
    await copyInOrder(lanes);
    await output.finalize();
  } finally {
    input.dispose();
  }
  if (!target.buffer) throw new Error('Nothing was written');
  return new Blob([target.buffer], { type: 'video/webm' });
}

async function videoLane(output: Output, track: InputVideoTrack): Promise<Lane> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error('The picture is of an unknown codec');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  return { packets: new EncodedPacketSink(track).packets(), add: (packet) => source.add(packet, { decoderConfig }) };
}

async function audioLane(output: Output, track: InputAudioTrack): Promise<Lane> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error('The sound is of an unknown codec');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return { packets: new EncodedPacketSink(track).packets(), add: (packet) => source.add(packet, { decoderConfig }) };
}

/** By time over all tracks, so that what is heard and seen together stands together. */
async function copyInOrder(lanes: readonly Lane[]): Promise<void> {
  const waiting = await Promise.all(lanes.map(async (lane) => ({ lane, next: await lane.packets.next() })));
  for (;;) {
    const [first] = waiting
      .filter(({ next }) => !next.done)
      .toSorted((one, other) => timeOf(one.next) - timeOf(other.next));
    if (!first?.next.value) return;
    await first.lane.add(first.next.value);
    first.next = await first.lane.packets.next();
  }
}

const timeOf = (next: IteratorResult<EncodedPacket, void>): number => next.value?.timestamp ?? Number.POSITIVE_INFINITY;
