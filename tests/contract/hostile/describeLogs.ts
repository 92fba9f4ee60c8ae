import { describe, expect, it } from 'vitest';
import type { PageWire } from '../../support/wire.ts';
import { BASIC, type AttackedProduct } from './attackedProduct.ts';

/**
 * Declares the tests of what the logs hold after the attacks of a file, so it is called last in it: the audit log tells of them by
 * these actions, and nothing that was written down holds a secret.
 */
export function describeLogs(product: () => AttackedProduct, actions: readonly string[]): void {
  describe('what is left behind', () => {
    it('OP-09 OP-11 the audit log tells of it, without names and secrets', async () => {
      const { lectern } = product();
      const path = `/api/v1/secured/workspaces/${lectern.workspaceId}/auditlog?size=1000`;
      const texts: string[] = [];
      const untold: string[] = [];
      for (const action of actions) {
        const { content } = await lectern.people.admin.rest.expect<PageWire<object>>(`${path}&q=action==${action}`);
        if (content.length === 0) untold.push(action);
        texts.push(JSON.stringify(content));
      }
      expect(untold).toEqual([]);
      const all = texts.join('\n');
      expect(secretsIn(all)).toEqual([]);
      expect(all).not.toContain(lectern.marker);
      expect(all).not.toContain('@example.test');
    });

    it('OP-11 neither log holds a password, token, cookie or secret', async () => {
      const logs = await product().servers.logs();
      expect(logs.length).toBeGreaterThan(10_000);
      expect(product().secrets.size).toBeGreaterThan(15);
      expect(secretsIn(logs)).toEqual([]);
      expect(logs).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}/);
      expect(logs).not.toContain(BASIC);
    });
  });

  const secretsIn = (text: string) => [...product().secrets].filter((secret) => text.includes(secret));
}
