import { Transform } from 'node:stream';
import { lateRequest, limitExceeded } from '../errors.ts';

/** Fails with LIMIT_EXCEEDED behind so many bytes, as not every body says before how long it is, and where nothing comes for so long. */
export function atMost(most: number, silenceMs: number): Transform {
  let bytes = 0;
  const silence = setTimeout(() => body.destroy(lateRequest()), silenceMs);
  const body = new Transform({
    transform(piece: Buffer, _encoding, done) {
      silence.refresh();
      bytes += piece.length;
      if (bytes > most) done(limitExceeded('bytes', bytes, most, { status: 413 }));
      else done(null, piece);
    },
  });
  body.once('close', () => clearTimeout(silence));
  body.once('end', () => clearTimeout(silence));
  return body;
}
