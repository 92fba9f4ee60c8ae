import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isPortFree, nextFreePort } from './ports.ts';

const listen = (port: number) => {
  const server = createServer();
  return new Promise<Server>((done) => server.listen(port, '127.0.0.1', () => done(server)));
};

test('free ports are free, differ from each other, and are none that connections are given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  const [one = 0, another = 0] = ports;
  expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  const server = await listen(one);
  expect(await isPortFree(one)).toBe(false);
  expect(await isPortFree(another)).toBe(true);
  await new Promise((done) => server.close(done));
});

test('the port after a taken one is taken instead, and any where none is wanted', async () => {
  const wanted = await freePort();
  const server = await listen(wanted);
  expect(await nextFreePort(wanted)).toBeGreaterThan(wanted);
  expect(await nextFreePort(wanted, 0)).not.toBe(wanted);
  expect(await nextFreePort(undefined)).toBeGreaterThan(0);
  await new Promise((done) => server.close(done));
});
