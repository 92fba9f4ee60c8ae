import { beforeAll, describe, expect, it } from 'vitest';
import { hosts, newUsername, password } from '../../support/hosts.ts';
import type { RawAnswer } from '../../support/rawCall.ts';
import type { AttackedProduct } from './attackedProduct.ts';
import { expectCleanLogsAfterwards } from './expectCleanLogsAfterwards.ts';

let product: AttackedProduct;

export function guessing(attacked: () => AttackedProduct): void {
  beforeAll(() => {
    product = attacked();
  });

  describe('guessing', () => {
    it('OP-09 ERR-15 of 100 guesses at the same moment five are looked at, then the account is locked, known or not', async () => {
      const { username } = await product.lectern.newPerson('learner');
      for (const name of [username, newUsername()]) {
        const guesses = Array.from({ length: 100 }, (_, index) =>
          product.signIn(name, product.remember(`guessed-password-${index}`)),
        );
        const [other, ...answers] = await Promise.all([
          product.viewerOf(product.lectern.people.admin.rest.token ?? ''),
          ...guesses,
        ]);
        // Meanwhile the product is there for everybody else.
        expect(other).toEqual({ user: { userId: product.lectern.people.admin.userId } });
        const codes = answers.map((answer) => codeOf(answer));
        const odd = answers.filter((_, index) => !['59', 'LOCKED', 'RATE_LIMITED'].includes(codes[index] ?? ''));
        expect(odd.map(({ status, body }) => `${status} ${body}`)).toEqual([]);
        expect(codes.filter((code) => code === '59').length).toBeLessThanOrEqual(5);
      }
      expect(codeOf(await product.signIn(username, password))).toBe('LOCKED');
    });

    it('OP-09 AUTH-04 a reset by mail lifts the lock at once', async () => {
      const person = await product.lectern.newPerson('learner');
      for (let guess = 0; guess < 6; guess += 1)
        await product.signIn(person.username, product.remember(`wrong-password-${guess}`));
      expect(codeOf(await product.signIn(person.username, password))).toBe('LOCKED');
      const token = product.remember(await product.lectern.resetTokenOf(person));
      const chosen = product.remember('a-password-after-the-lock');
      await product.visitor(hosts.lectern).expect(`/api/v1/public/tokens/${token}/_redeem`, {
        method: 'POST',
        body: { '@type': 'RESET_PW', password: chosen },
      });
      expect(codeOf(await product.signIn(person.username, chosen))).toBeNull();
    });

    it('OP-09 sign-in, reset and search answer the same for known and unknown addresses', async () => {
      const { username } = await product.lectern.newPerson('learner');
      const unknown = newUsername();
      const forms = [
        (name: string) => product.signIn(name, product.remember('certainly-wrong-password')),
        (name: string) =>
          product.graphql(
            'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted userErrors { code } } }',
            {
              input: { username: name },
            },
          ),
        (name: string) =>
          product.graphql('query ($name: String!) { workspace { findUser(username: $name) { userId } } }', { name }),
      ];
      for (const ask of forms) {
        const [known, other] = [await ask(username), await ask(unknown)];
        const withoutIds = ({ status, body }: RawAnswer) => ({
          status,
          body: body.replaceAll(/"requestId":"[^"]*"/g, ''),
        });
        expect(withoutIds(known)).toEqual(withoutIds(other));
      }
    });
  });

  expectCleanLogsAfterwards(() => product, ['SIGN_IN_REFUSED', 'LOCKED', 'UNLOCKED']);
}

function codeOf({ body }: RawAnswer): string | null {
  const { data, errors } = JSON.parse(body) as {
    data?: { signIn: { userErrors: { code: string }[] } } | null;
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.signIn.userErrors[0]?.code ?? null;
}
