import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';
import { readSiteMeta, rememberSiteMeta } from './siteMeta.ts';

afterEach(() => vi.restoreAllMocks());

it('AUTH-12 LIM-13 LIM-14 a cookie lives for 365 days', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  writeCookie('siteMeta', { theme: 'dark' });
  expect(set.mock.calls[0]?.[0]).toContain('Max-Age=31536000');
  expect(set.mock.calls[0]?.[0]).toContain('SameSite=Lax');
});

it('OP-11 a value that does not fit into a cookie is not kept', () => {
  writeCookie('user', { name: 'x'.repeat(5000) });
  expect(readCookie('user')).toBeNull();
});

it('a damaged cookie counts as none', () => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('siteMeta=%7Bbroken');
  expect(readCookie('siteMeta')).toBeNull();
  expect(readSiteMeta()).toEqual({});
});

it('a choice is remembered beside the others', () => {
  rememberSiteMeta({ language: 'uk' });
  rememberSiteMeta({ theme: 'dark' });
  expect(readSiteMeta()).toEqual({ language: 'uk', theme: 'dark' });
});
