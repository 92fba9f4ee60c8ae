import { beforeAll, describe, expect, it } from 'vitest';
import { hosts } from '../../support/hosts.ts';
import { tokenOf } from '../../support/mailbox.ts';
import { rawCall, type RawAnswer } from '../../support/rawCall.ts';
import type { AttackedProduct } from './attackedProduct.ts';
import { expectCleanLogsAfterwards } from './expectCleanLogsAfterwards.ts';

const EVIL = 'evil.example';

let product: AttackedProduct;

export function forgedHosts(attacked: () => AttackedProduct): void {
  beforeAll(() => {
    product = attacked();
  });

  describe('forged hosts', () => {
    const WORKSPACE = '{ workspace { workspaceId hostname } }';
    const workspaceOf = ({ body }: RawAnswer) =>
      (JSON.parse(body) as { data?: { workspace: { workspaceId: number } | null } }).data?.workspace?.workspaceId;

    it.each([
      ['X-Forwarded-Host', hosts.acme],
      ['X-Forwarded-Host', `${hosts.acme}, ${hosts.lectern}`],
      ['Forwarded', `for=127.0.0.1;host=${hosts.acme};proto=https`],
      ['X-Original-Host', hosts.acme],
      ['X-Host', hosts.acme],
      ['X-HTTP-Host-Override', hosts.acme],
      ['X-Original-URL', `http://${hosts.acme}/`],
      ['X-Rewrite-URL', `http://${hosts.acme}/`],
    ])('WS-01 OP-27 %s: %s from a stranger changes nothing', async (name, value) => {
      const answer = await product.graphql(WORKSPACE, {}, { headers: [[name, value]] });
      expect(workspaceOf(answer)).toBe(product.lectern.workspaceId);
      const token = product.acme.people.admin.rest.token ?? '';
      const headers = [
        [name, value],
        ['Authorization', `Bearer ${token}`],
      ] as const;
      expect((await product.graphql('{ viewer { user { username } } }', {}, { headers })).body).not.toContain(
        product.acme.marker,
      );
    });

    it.each([
      'evil.example',
      `${hosts.acme}.evil.example`,
      `evil.example#${hosts.acme}`,
      `${hosts.acme}@evil.example`,
      `${hosts.acme}/evil.example`,
      `${hosts.acme},${hosts.lectern}`,
      '',
      ' ',
      '%61cme.localhost',
      `${hosts.acme}:99999999`,
    ])('OP-56 a host that serves nothing, %j, is given nothing', async (host) => {
      const answer = await product.graphql(WORKSPACE, {}, { host });
      expect(answer.status === 400 || workspaceOf(answer) === undefined, answer.body).toBe(true);
      expect(answer.body).not.toContain(product.acme.marker);
      const page = await rawCall(product.servers.gatewayUrl, '/', { headers: [['Host', host]] });
      expect([400, 404]).toContain(page.status);
    });

    it('WS-01 two hosts in one request are refused', async () => {
      const twice = [
        ['Host', hosts.lectern],
        ['Host', hosts.acme],
      ] as const;
      expect(await rawCall(product.servers.gatewayUrl, '/graphql', { headers: twice })).toMatchObject({ status: 400 });
      expect(await rawCall(product.servers.platformUrl, '/api/v1/public/workspaces', { headers: twice })).toMatchObject(
        {
          status: 400,
        },
      );
    });

    it('AUTH-03 OP-26 the link of a mail leads to the workspace itself, whatever the request says', async () => {
      const { username } = await product.lectern.newPerson('learner');
      const call = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted } }';
      await product.graphql(call, { input: { username } }, { headers: [['X-Forwarded-Host', EVIL]] });
      await product.visitor(hosts.lectern).send('/api/v1/public/tokens', {
        method: 'POST',
        body: { '@type': 'RESET_PW', username, hostname: EVIL },
        headers: { forwarded: `host=${EVIL}`, 'x-original-host': EVIL },
      });
      for (const mail of [await product.mailbox.next(username), await product.mailbox.next(username)]) {
        product.remember(tokenOf(mail));
        expect(mail.source).not.toContain(EVIL);
        for (const [, host] of mail.text?.matchAll(/https?:\/\/([^/:\s]+)/g) ?? []) expect(host).toBe(hosts.lectern);
      }
    });
  });

  expectCleanLogsAfterwards(() => product, ['PASSWORD_RESET_REQUESTED']);
}
