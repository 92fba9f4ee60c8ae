import { expect, test } from 'vitest';
import { createServedHosts } from './servedHosts.ts';

test('a host has a line of its own once something of its workspace was answered; made-up hosts share one', () => {
  const hosts = createServedHosts();
  const catalogue = '/api/v1/public/courses?page=0';
  hosts.note('made-up.test', catalogue, 404);
  hosts.note('made-up.test', '/api/v1/public/workspaces', 200); // a host that could become a trial is answered too
  hosts.note('acme.test', catalogue, 200);
  expect(hosts.lineOf('made-up.test')).toBe(hosts.lineOf('another.test'));
  expect(hosts.lineOf('acme.test')).toBe('acme.test');
});
