import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../support/database.ts';
import { forgedTokens, hmacToken, readToken, signingKey } from '../../support/forgedToken.ts';
import { hosts, newUsername, password } from '../../support/hosts.ts';
import { tokenOf } from '../../support/mailbox.ts';
import { postToken, registerLearner } from '../../support/restClient.ts';
import type { ErrorWire, TokenWire } from '../../support/wire.ts';
import { BASIC, type AttackedProduct } from './attackedProduct.ts';
import { expectCleanLogsAfterwards } from './expectCleanLogsAfterwards.ts';

let product: AttackedProduct;

export function tokens(attacked: () => AttackedProduct): void {
  beforeAll(() => {
    product = attacked();
  });

  describe('forged tokens', () => {
    it('ERR-21 REST-81 none of the known tricks makes a token count', async () => {
      const { rest, userId } = product.lectern.people.learner;
      const good = rest.token ?? '';
      const problems: string[] = [];
      for (const [trick, token] of Object.entries(forgedTokens(good, product.lectern.people.admin.userId))) {
        const platform = await rest.as(token).send('/api/v1/secured/users/me');
        const viewer = await product.viewerOf(token);
        if (platform.status !== 401 || viewer !== null)
          problems.push(`${trick}: ${platform.status}, ${JSON.stringify(viewer)}`);
      }
      expect(problems).toEqual([]);
      expect(await rest.send('/api/v1/secured/users/me')).toMatchObject({ status: 200, body: { id: userId } });
    });

    it('OP-11 a token counts only while it has not expired and only as an access token', async () => {
      const { rest } = product.lectern.people.learner;
      const { header, claims } = readToken(rest.token ?? '');
      const key = signingKey(product.tokenSecret);
      const now = Math.floor(Date.now() / 1000);
      const statusOf = async (changes: object) => {
        const token = hmacToken(header, { ...claims, ...changes }, key);
        return (await rest.as(product.remember(token)).send('/api/v1/secured/users/me')).status;
      };
      expect(await statusOf({})).toBe(200);
      expect(await statusOf({ exp: now - 1 })).toBe(401);
      expect(await statusOf({ exp: undefined })).toBe(401);
      expect(await statusOf({ iss: 'somebody' })).toBe(401);
      expect(await statusOf({ sub: String(product.lectern.people.admin.userId) })).toBe(401);
      expect(await statusOf({ fid: randomUUID() })).toBe(401);
      expect(await statusOf({ ws: product.acme.workspaceId })).toBe(401);
    });

    it('OP-27 the token of another workspace counts as none, also beside a cookie', async () => {
      expect(await product.viewerOf(product.acme.people.admin.rest.token ?? '')).toBeNull();
      const { cookie } = await product.browserOf(product.lectern.people.learner);
      const headers = [
        ['Cookie', cookie],
        ['Apollo-Require-Preflight', 'true'],
        ['Authorization', `Bearer ${product.acme.people.admin.rest.token}`],
      ] as const;
      const answer = await product.graphql('{ viewer { user { username } } }', {}, { headers });
      expect(answer.body).not.toContain(product.lectern.marker);
      expect(answer.body).not.toContain(product.acme.marker);
    });

    it('OP-11 a sealed cookie of one host is nothing at another, and a tampered one nothing anywhere', async () => {
      const { cookie } = await product.browserOf(product.lectern.people.learner);
      const seen = async (value: string, host: string) => {
        const headers = [
          ['Cookie', value],
          ['Apollo-Require-Preflight', 'true'],
        ] as const;
        return (await product.graphql('{ viewer { user { username } } }', {}, { host, headers })).body;
      };
      expect(await seen(cookie, hosts.lectern)).toContain(product.lectern.marker);
      expect(await seen(cookie, hosts.acme)).not.toContain(product.lectern.marker);
      const middle = Math.floor(cookie.length / 2);
      const swapped = `${cookie.slice(0, middle)}${cookie[middle] === 'A' ? 'B' : 'A'}${cookie.slice(middle + 1)}`;
      expect(await seen(swapped, hosts.lectern)).not.toContain(product.lectern.marker);
    });
  });

  describe('things used twice', () => {
    it('AUTH-04 ERR-06 a reset token works once, and twenty at the same moment set one password', async () => {
      const person = await product.lectern.newPerson('learner');
      const token = product.remember(await product.lectern.resetTokenOf(person));
      const path = `/api/v1/public/tokens/${token}/_redeem`;
      const redeem = (secret: string) =>
        product.visitor(hosts.lectern).send<ErrorWire>(path, {
          method: 'POST',
          body: { '@type': 'RESET_PW', password: product.remember(secret) },
        });
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(`chosen-password-${index}`)));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status, body }) => status === 400 && body.code === 1100)).toHaveLength(19);
      expect(await redeem('once-more-a-password')).toMatchObject({ status: 400, body: { code: 1100 } });
      const winner = answers.findIndex(({ status }) => status === 204);
      await postToken(product.visitor(hosts.lectern), person.username, `chosen-password-${winner}`);
      // Anyone who had a session before has none now.
      expect(await person.rest.send('/api/v1/secured/users/me')).toMatchObject({ status: 401 });
    });

    it('AUTH-04 OP-27 a reset token of one workspace is nothing in another', async () => {
      const token = product.remember(await product.lectern.resetTokenOf(await product.lectern.newPerson('learner')));
      const answer = await product.visitor(hosts.acme).send(`/api/v1/public/tokens/${token}/_redeem`, {
        method: 'POST',
        body: { '@type': 'RESET_PW', password: 'a-stolen-password' },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 1100 } });
    });

    it('AUTH-15 OP-30 an invitation works once, for its address, in its workspace, and only the latest does', async () => {
      const admin = product.lectern.people.admin.rest;
      const base = `/api/v1/secured/workspaces/${product.lectern.workspaceId}`;
      const username = newUsername();
      const { userId } = await admin.expect<{ userId: number }>(`${base}/users`, {
        method: 'POST',
        body: { username, createCourse: true },
      });
      const invite = async () => {
        await admin.expect(`${base}/usersaccess/${userId}/_invite`, { method: 'POST' });
        return product.remember(tokenOf(await product.mailbox.next(username)));
      };
      const [older, latest] = [await invite(), await invite()];
      const register = (token: string, name: string, host: string = hosts.lectern) =>
        product.visitor(host).send<ErrorWire & { id: number }>(`/api/v1/public/users?invitation_token=${token}`, {
          method: 'POST',
          body: { username: name, password, name: 'Grace Sample' },
        });
      expect(await register(older, username)).toMatchObject({ status: 400, body: { code: 1100 } });
      expect(await register(latest, newUsername())).toMatchObject({ status: 400, body: { code: 1100 } });
      expect(await register(latest, username, hosts.acme)).toMatchObject({ status: 400, body: { code: 1100 } });
      expect(await register(latest, username)).toMatchObject({ status: 201, body: { id: userId } });
      expect(await register(latest, newUsername())).toMatchObject({ status: 400, body: { code: 1100 } });
      const rights = await admin.expect(`${base}/users/${userId}`);
      expect(rights).toMatchObject({ status: 'REGISTERED', createCourse: true, createVoucher: false });
    });

    it('OP-11 AUTH-08 a refresh token that comes again after its successor was used ends the whole session', async () => {
      const { client, user } = await registerLearner(product.visitor(hosts.lectern));
      const first = await postToken(client, user.username);
      const second = await refresh(first.refresh_token);
      expect(second.status).toBe(200);
      // The same successor is answered for ten seconds at least; this was longer ago.
      await asOwner(
        product.servers,
        `update refresh_token set replaced_time = replaced_time - interval '1 minute'
       where family_id = (select family_id from refresh_token where token_id = $1)`,
        [readToken(second.body.access_token).claims['rid']],
      );
      const me = (token: string) => client.as(token).send('/api/v1/secured/users/me');
      expect(await me(second.body.access_token)).toMatchObject({ status: 200 });
      expect(await refresh(first.refresh_token)).toMatchObject({ status: 400 });
      expect(await me(second.body.access_token)).toMatchObject({ status: 401 });
      expect(await refresh(second.body.refresh_token)).toMatchObject({ status: 400 });
      // What the person did elsewhere continues.
      expect(await me(client.token ?? '')).toMatchObject({ status: 200 });
    });

    async function refresh(token: string) {
      const answer = await product.visitor(hosts.lectern).send<TokenWire>('/oauth/token', {
        method: 'POST',
        headers: { authorization: BASIC },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: product.remember(token) }),
      });
      product.remember(answer.body.access_token);
      product.remember(answer.body.refresh_token);
      return answer;
    }
  });

  expectCleanLogsAfterwards(
    () => product,
    [
      'SIGNED_IN',
      'REGISTERED',
      'SESSION_MISUSED',
      'PASSWORD_RESET_REQUESTED',
      'PASSWORD_RESET',
      'PERSON_ADDED',
      'INVITED',
      'INVITATION_ACCEPTED',
    ],
  );
}
