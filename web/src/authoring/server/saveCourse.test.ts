import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import { RequestError } from '../../requestError.ts';
import type { SaveRequest } from '../editor/editorPorts.ts';
import { saveCourse } from './saveCourse.ts';

const request: SaveRequest = {
  changes: { fields: { name: 'Trees' } },
  version: 3,
  lockToken: 17,
  force: false,
  auto: false,
  idempotencyKey: 'k',
};

function refusedWith(details: ConstructorParameters<typeof RequestError>[0]) {
  const environment = createMockEnvironment();
  const answer = saveCourse(environment, 101, request);
  environment.mock.reject(environment.mock.getMostRecentOperation(), new RequestError(details));
  return answer;
}

describe('a save that the servers answer with an error as a whole', () => {
  test.each([502, 503, 504])('OP-66 may have arrived where the platform gave no answer (%i)', async (status) => {
    await expect(refusedWith({ kind: 'server', code: 'UPSTREAM_UNAVAILABLE', status })).rejects.toThrow(RequestError);
  });

  test('BEY-50 is not taken where the page is of an earlier version', async () => {
    const refused = refusedWith({ kind: 'server', code: 'UNKNOWN_DOCUMENT', status: 400 });
    expect(await refused).toEqual({ ok: false, failure: { why: 'outdated' } });
  });

  test('SAVE-13 was refused where the platform says why', async () => {
    const failure = { why: 'unknown', code: 'FORBIDDEN' };
    expect(await refusedWith({ kind: 'server', code: 'FORBIDDEN', status: 403 })).toEqual({ ok: false, failure });
  });
});
