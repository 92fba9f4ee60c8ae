import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Source files of the client that talk to a server on their own. */
function filesThatFetch(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$|__generated__/.test(file))
    .filter((file) =>
      /\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket/.test(readFileSync(join(folder, file), 'utf8')),
    );
}

it('GW-10 every screen reads and writes through Relay: one file alone sends its requests', () => {
  // Uploads are no GraphQL (OP-02); `backOnline.ts` asks whether the servers answer at all, and reads nothing; a course that is kept
  // has files beside its answers, and the worker passes requests on (ADR 0047). What a package says as its page goes has no Relay any more:
  // its page, on an origin of its own, sends that with a ticket (ADR 0052).
  expect(filesThatFetch().toSorted()).toEqual([
    'file/sendFile.ts',
    'offline/kept/keepCourse.ts',
    'offline/worker/openOffline.ts',
    'routing/offline/backOnline.ts',
    'routing/startedRequests.ts',
    'scorm/player/keepItem.ts',
  ]);
});
