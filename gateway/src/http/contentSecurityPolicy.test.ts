import { expect, test } from 'vitest';
import { filePolicy, idePolicy, newNonce, webPolicy } from './contentSecurityPolicy.ts';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

/** The whole policy, so that nothing comes in or goes by accident. */
const ofPage = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'manifest-src': "'self'",
  'frame-ancestors': "'self'",
  'script-src': "'self' 'nonce-N'",
  'style-src': "'self' 'nonce-N'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob: https:",
  'media-src': "'self' blob: https:",
  'font-src': "'self' data:",
  'frame-src': "'self' https: http://localhost:4003",
  'worker-src': "'self' blob:",
  'connect-src': "'self'",
};
const tags = 'https://www.googletagmanager.com https://www.google-analytics.com';

test.each([
  ['a page', { isDevelopment: false, tracks: false, isPrivate: false }, {}],
  [
    'a page with passwords or tokens',
    { isDevelopment: false, tracks: false, isPrivate: true },
    { 'frame-ancestors': "'none'" },
  ],
  [
    'a page that may be tracked',
    { isDevelopment: false, tracks: true, isPrivate: false },
    {
      'script-src': `'self' 'nonce-N' ${tags}`,
      'connect-src': `'self' ${tags} https://*.google-analytics.com https://*.analytics.google.com`,
    },
  ],
  [
    'a page in development',
    { isDevelopment: true, tracks: false, isPrivate: false },
    {
      'img-src': "'self' data: blob: https: http:",
      'media-src': "'self' blob: https: http:",
      'connect-src': "'self' ws: http:",
    },
  ],
])('WS-16 %s: scripts by nonce or from our own address, nothing else without a reason', (_what, options, changed) => {
  expect(directives(webPolicy('N', { ...options, contentOrigin: 'http://localhost:4003' }))).toEqual({
    ...ofPage,
    ...changed,
  });
});

test('the IDE may write styles, and run no script but its own', () => {
  expect(directives(idePolicy('N'))).toEqual({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'manifest-src': "'self'",
    'frame-ancestors': "'self'",
    'script-src': "'self' 'nonce-N'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'worker-src': "'self' blob:",
    'connect-src': "'self'",
  });
});

test('a file that others wrote runs nothing', () => {
  expect(directives(filePolicy)).toEqual({ 'default-src': "'none'", sandbox: '' });
});

test('no nonce comes twice', () => {
  const nonces = Array.from({ length: 100 }, newNonce);
  expect(new Set(nonces).size).toBe(100);
  expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
});
