import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { lockCourse } from './lockCourse.ts';

test.each(['FORBIDDEN', 'NOT_FOUND'])('EDIT-08 a lock that is refused with %s is denied', async (code) => {
  const environment = createMockEnvironment();
  const refused = lockCourse(environment, { courseId: 101, takeOver: false });
  environment.mock.resolve(environment.mock.getMostRecentOperation(), {
    data: { lockCourse: { lock: null, lockToken: null, presence: null, userErrors: [{ code }] } },
  });
  expect(await refused).toEqual({ outcome: 'denied', presence: null });
  const refusedAsAWhole = lockCourse(environment, { courseId: 101, takeOver: false });
  const error = new RequestError({ kind: 'server', code, status: 403 });
  environment.mock.reject(environment.mock.getMostRecentOperation(), error);
  expect(await refusedAsAWhole).toEqual({ outcome: 'denied', presence: null });
});

test('OP-16 a lock that nobody answers for is no denial', async () => {
  const environment = createMockEnvironment();
  const unanswered = lockCourse(environment, { courseId: 101, takeOver: false });
  const error = new RequestError({ kind: 'unavailable', code: 'UPSTREAM_UNAVAILABLE', status: 503 });
  environment.mock.reject(environment.mock.getMostRecentOperation(), error);
  await expect(unanswered).rejects.toThrow(RequestError);
});
