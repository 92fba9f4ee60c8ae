import { describe, expect, test } from 'vitest';
import { addressProblem, mayCall } from './urlRules.ts';

const privateHosts = ['localhost:9000', '127.0.0.1:9000', 'id.intern.example.org:443', '[::1]:9000'];
const notHttps = /^must be an address that begins with https:\/\/$/;
const withUser = /^must have no user name and no password in it: remove them$/;
const notPublic = /^must be on the public internet: .* allow its host$/;

describe('OP-338 an address that is entered to be called', () => {
  test.each([
    ['hooks.example.org', notHttps],
    ['', notHttps],
    ['https://', notHttps],
    ['http://hooks.example.org/', notHttps],
    ['file:///etc/passwd', notHttps],
    ['ftp://localhost:9000/', notHttps],
    ['https://user:word@hooks.example.org/', withUser],
    ['https://user@hooks.example.org/', withUser],
    ['http://user:word@localhost:9000/', withUser],
    ['https://localhost', notPublic],
    ['https://localhost:9001/hook', notPublic],
    ['https://LOCALHOST./hook', notPublic],
    ['https://hooks.localhost/', notPublic],
    ['https://a.b.localhost.:8443/', notPublic],
    ['https://127.0.0.1/', notPublic],
    ['https://127.0.0.1./', notPublic],
    ['https://127.1/', notPublic],
    ['https://2130706433/', notPublic],
    ['https://0x7f.1/', notPublic],
    ['https://0/', notPublic],
    ['https://10.0.0.8/hook', notPublic],
    ['https://172.16.0.1/', notPublic],
    ['https://192.168.1.1:9000/', notPublic],
    ['https://100.64.0.1/', notPublic],
    ['https://169.254.169.254/latest/meta-data', notPublic],
    ['https://[::1]/', notPublic],
    ['https://[::ffff:7f00:1]/', notPublic],
    ['https://[fd00:ec2::254]/', notPublic],
    ['https://[fe80::1]/', notPublic],
  ])('%s is refused with what to do', (address, problem) => {
    expect(addressProblem(address, { privateHosts })).toMatch(problem);
    expect(mayCall(address, { privateHosts })).toBe(false);
  });

  test.each([
    'https://hooks.example.org',
    'https://HOOKS.example.org:8443/in?key=1',
    'https://localhost.example.org/',
    'https://notlocalhost/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://id.intern.example.org/token',
    'http://localhost:9000/hook',
    'https://LocalHost:9000/hook',
    'http://127.0.0.1:9000/',
    'http://[::1]:9000/',
  ])('%s is taken', (address) => {
    expect(addressProblem(address, { privateHosts })).toBeUndefined();
    expect(mayCall(address, { privateHosts })).toBe(true);
  });

  test('without an allow-list nothing of the own network is', () => {
    expect(addressProblem('https://localhost:9000/', { privateHosts: [] })).toMatch(notPublic);
    expect(addressProblem('http://127.0.0.1:9000/', { privateHosts: [] })).toMatch(notHttps);
  });
});
