import { BlobSource, Input, WEBM } from 'mediabunny';
import { expect, it } from 'vitest';
import { makeSeekable } from './makeSeekable.ts';
import { recordedFilm } from './recording.testkit.ts';

/** Ids of elements (RFC 9559): what begins with an unknown size, how long it lasts, where what is, and where to go to. */
const ofUnknownSize = /18538067(?:ff|01ffffffffffffff)/;
const [duration, seekHead, cues] = ['4489', '114d9b74', '1c53bb6b'];
const hexOf = async (film: Blob): Promise<string> =>
  Array.from(new Uint8Array(await film.arrayBuffer()), (byte) => byte.toString(16).padStart(2, '0')).join('');

it('SEC-11 LEC-08 what a browser has recorded gets its duration and the places to go to', async () => {
  const recorded = await recordedFilm(5);
  expect(await hexOf(recorded)).toMatch(ofUnknownSize);
  const seekable = await makeSeekable(recorded);
  expect(seekable.type).toBe('video/webm');
  const written = await hexOf(seekable);
  expect(written).not.toMatch(ofUnknownSize);
  for (const element of [duration, seekHead, cues]) expect(written).toContain(element);
  const input = new Input({ source: new BlobSource(seekable), formats: [WEBM] });
  // Up to its last picture, whose own time nobody has written down.
  expect(await input.computeDuration()).toBeCloseTo(4);
  input.dispose();
});

it('SEC-11 what is no recording is refused', async () => {
  await expect(makeSeekable(new Blob(['<html></html>']))).rejects.toThrow(/./);
});
