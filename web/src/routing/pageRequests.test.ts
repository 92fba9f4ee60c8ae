import { expect, it } from 'vitest';
import { readPersistedIds } from '../../build/persistedIds.ts';
import { matchPage } from './matchPage.ts';
import { pageRequests } from './pageRequests.ts';

const ids = readPersistedIds();
const entries = Object.entries(pageRequests);

it.each(entries)('the request of %s is a persisted document that the boot script can start', (_path, request) => {
  expect(request.name).toMatch(/PageQuery$/);
  expect(ids[request.name]).toMatch(/^[\da-f]{64}$/);
});

it.each(entries)('OP-37 %s is matched with and without trailing slash', (path, request) => {
  expect(matchPage(path)).toBe(request);
  expect(matchPage(path === '/' ? '/' : `${path}/`)).toBe(request);
});
