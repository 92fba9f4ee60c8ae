import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { readSiteMeta, rememberSiteMeta } from './siteMeta.ts';

afterEach(() => vi.restoreAllMocks());

it('AUTH-12 LIM-13 LIM-14 a cookie lives for 365 days', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  writeCookie('siteMeta', { theme: 'dark' });
  expect(set.mock.calls[0]?.[0]).toContain('Max-Age=31536000');
  expect(set.mock.calls[0]?.[0]).toContain('SameSite=Lax');
});

it('AUTH-12 OP-11 a cookie is of the whole site, and secure where the site is', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  writeCookie('auth', true);
  expect(set.mock.calls[0]?.[0]).not.toContain('Secure');
  vi.stubGlobal('location', { protocol: 'https:' });
  writeCookie('auth', true);
  vi.unstubAllGlobals();
  expect(set.mock.calls[1]?.[0]).toMatch(/; Path=\/;.*; Secure$/);
  removeCookie('auth');
  expect(set.mock.calls[2]?.[0]).toMatch(/^auth=; Path=\/; Max-Age=0/);
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
