import { beforeAll, describe, expect, it } from 'vitest';
import { hosts } from '../../support/hosts.ts';
import { asOwner } from '../../support/database.ts';
import { rawCall } from '../../support/rawCall.ts';
import type { World } from '../../support/world.ts';
import { BASIC, type AttackedProduct } from './attackedProduct.ts';
import { expectCleanLogsAfterwards } from './expectCleanLogsAfterwards.ts';

const PROVIDER_SECRET = 'the-secret-at-the-provider';

let product: AttackedProduct;

export function otherSites(attacked: () => AttackedProduct): void {
  beforeAll(async () => {
    product = attacked();
    await connectProvider(product.lectern);
  });

  describe('ways out', () => {
    const ELSEWHERE = [
      'https://evil.example/signin/callback',
      '//evil.example/signin/callback',
      String.raw`/\evil.example/signin/callback`,
      `http://${hosts.lectern}.evil.example/signin/callback`,
      `http://${hosts.lectern}@evil.example/signin/callback`,
      `http://${hosts.lectern}:1/signin/callback`,
      'javascript:alert(1)//signin/callback',
      'data:text/html,signin/callback',
    ];

    it('OP-36 AUTH-05 a provider sends nobody to another address than the callback of this host', async () => {
      const own = `${product.originOf(hosts.lectern)}/signin/callback`;
      const begin = (redirectUri: string) =>
        product.graphql(
          `
          mutation ($input: StartExternalSignInInput!) {
            startExternalSignIn(input: $input) {
              authorizationUrl
              state
              userErrors {
                code
              }
            }
          }
        `,
          { input: { realm: 'CUSTOM_OAUTH2', redirectUri } },
        );
      const good = await begin(own);
      expect(good.body).toContain('"authorizationUrl":"http');
      const variants = [
        ...ELSEWHERE,
        `${own}/../../elsewhere`,
        `${own}?next=https://evil.example`,
        `${own}#elsewhere`,
        own.replace('/signin', '/SIGNIN'),
        `${product.originOf(hosts.acme)}/signin/callback`,
      ];
      for (const redirectUri of variants) {
        expect((await begin(redirectUri)).body, redirectUri).not.toContain('"authorizationUrl":"http');
        const platform = await product
          .visitor(hosts.lectern)
          .send(`/oauth/custom-oauth2/authorization-data?redirect_uri=${encodeURIComponent(redirectUri)}`, {
            headers: { authorization: BASIC },
          });
        expect([400, 404], redirectUri).toContain(platform.status);
      }
    });

    it('OP-36 the secret of a provider is written and never read again', async () => {
      const path = `/api/v1/secured/workspaces/${product.lectern.workspaceId}/integrations`;
      const { status, body } = await product.lectern.people.admin.rest.send(path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(PROVIDER_SECRET);
      const rows = await asOwner(
        product.servers,
        "select settings::text, encode(sealed_secrets, 'escape') from integration",
      );
      expect(rows).not.toHaveLength(0);
      expect(JSON.stringify(rows)).not.toContain(PROVIDER_SECRET);
    });

    it('NAV-01 no address of the site leads out of it', async () => {
      const paths = [
        '//evil.example',
        '//evil.example/..',
        String.raw`/\evil.example`,
        '/%2f%2fevil.example',
        '/%5cevil.example',
        '/.evil.example',
        'https://evil.example/',
        '/signin?next=https://evil.example',
        '/signin?next=//evil.example',
        '/courses//evil.example',
      ];
      for (const path of paths) {
        const answer = await rawCall(product.servers.gatewayUrl, path, { headers: [['Host', hosts.lectern]] });
        expect(answer.status, path).toBeLessThan(500);
        for (const location of answer.all('location')) {
          expect(new URL(location, 'http://own.example').origin, path).toBe('http://own.example');
        }
      }
    });
  });

  describe('other sites', () => {
    const CHANGE = JSON.stringify({
      query: 'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { user { name } } }',
      variables: { input: { name: 'Changed by another site' } },
    });

    it.each([
      ['a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent('mutation { x }')}`],
      ['a form that writes text', 'text/plain', CHANGE],
      [
        'a form with files',
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${CHANGE}\r\n--x--`,
      ],
      ['JSON without the header that no form can send', 'application/json', CHANGE],
      ['JSON in disguise', 'text/plain; application/json', CHANGE],
    ])('OP-11 %s of another site changes nothing with the cookie of a person', async (_what, type, body) => {
      const { person, cookie } = await product.browserOf(product.lectern.people.learner);
      const answer = await rawCall(product.servers.gatewayUrl, '/graphql', {
        method: 'POST',
        headers: [
          ['Host', hosts.lectern],
          ['Origin', 'https://evil.example'],
          ['Content-Type', type],
          ['Cookie', cookie],
        ],
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      // Every origin may read with a token of its own; a browser shows nothing that it asked with a cookie.
      expect(answer.all('access-control-allow-credentials')).toEqual([]);
      expect(await person.rest.expect('/api/v1/secured/users/me')).toMatchObject({ name: person.name });
    });

    it('OP-11 a link of another site changes nothing, and another site may not ask with the cookie', async () => {
      const { person, cookie } = await product.browserOf(product.lectern.people.learner);
      const query = encodeURIComponent('mutation { signOut(input: { everywhere: true }) { signedOut } }');
      const link = await rawCall(product.servers.gatewayUrl, `/graphql?query=${query}`, {
        headers: [
          ['Host', hosts.lectern],
          ['Cookie', cookie],
          ['Apollo-Require-Preflight', 'true'],
        ],
      });
      expect(link.body).not.toContain('"signedOut":true');
      const preflight = await rawCall(product.servers.gatewayUrl, '/graphql', {
        method: 'OPTIONS',
        headers: [
          ['Host', hosts.lectern],
          ['Origin', 'https://evil.example'],
          ['Access-Control-Request-Method', 'POST'],
          ['Access-Control-Request-Headers', 'apollo-require-preflight,content-type'],
        ],
      });
      expect(preflight.all('access-control-allow-credentials')).toEqual([]);
      expect(preflight.all('access-control-allow-origin')).toEqual(['*']);
      expect(await person.rest.send('/api/v1/secured/users/me')).toMatchObject({ status: 200 });
    });
  });

  expectCleanLogsAfterwards(() => product, ['INTEGRATION_CHANGED']);
}

async function connectProvider({ people, workspaceId, integrationIds }: World): Promise<void> {
  product.remember(PROVIDER_SECRET);
  const { OAUTH2 } = integrationIds;
  await people.admin.rest.expect(`/api/v1/secured/workspaces/${workspaceId}/integrations/${OAUTH2}`, {
    method: 'PUT',
    body: {
      clientId: 'lectern',
      clientSecret: PROVIDER_SECRET,
      authorizationEndpoint: 'https://provider.example/authorize',
      tokenEndpoint: 'https://provider.example/token',
      userEndpoint: 'https://provider.example/me',
    },
  });
}
