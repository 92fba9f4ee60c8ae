import { expect, it } from 'vitest';
import { fromPlayer, sealed } from './protocol.ts';

it.each([
  [12.6, 13],
  [-5, 0],
  [Number.NaN, 0],
  [864_001, 864_000],
  [Number.POSITIVE_INFINITY, 864_000],
])('SCORM-02 a time that a package says becomes one that the server reads: %d', (said, sessionSeconds) => {
  const message = fromPlayer(sealed({ type: 'commit', cmi: {}, sessionSeconds: said, asked: true }));
  expect(message).toEqual({ type: 'commit', cmi: {}, sessionSeconds, asked: true });
});
