import { afterAll, expect } from 'vitest';
import type { PageWire } from '../../support/wire.ts';
import { BASIC, type AttackedProduct } from './attackedProduct.ts';

/**
 * Looks, once all attacks of one kind have been made in whichever order, at what the logs hold (OP-09, OP-11): the audit log tells of
 * them by these actions, and nothing that was written down holds a secret.
 */
export function expectCleanLogsAfterwards(product: () => AttackedProduct, actions: readonly string[]): void {
  afterAll(async () => {
    await expectAuditOf(product(), actions);
    await expectNoSecretsIn(product());
  });
}

interface Entry {
  readonly actorName: string | null;
  readonly subjectName: string | null;
  readonly who: unknown;
  readonly sentence: unknown;
}

async function expectAuditOf({ lectern, secrets }: AttackedProduct, actions: readonly string[]): Promise<void> {
  const path = `/api/v1/secured/workspaces/${lectern.workspaceId}/auditlog?size=1000`;
  const texts: string[] = [];
  const untold: string[] = [];
  for (const action of actions) {
    const { content } = await lectern.people.admin.rest.expect<PageWire<Entry>>(`${path}&q=action==${action}`);
    if (content.length === 0) untold.push(action);
    // What people are called today is read beside the log and never kept in it, also where a sentence says it.
    texts.push(
      JSON.stringify(
        content.map(({ actorName: _actor, subjectName: _subject, who: _who, sentence: _sentence, ...kept }) => kept),
      ),
    );
  }
  expect(untold, 'OP-09 actions that the audit log does not tell').toEqual([]);
  const all = texts.join('\n');
  expect(secretsIn(all, secrets), 'OP-11 secrets in the audit log').toEqual([]);
  expect(all).not.toContain(lectern.marker);
  expect(all).not.toContain('@example.test');
}

async function expectNoSecretsIn({ servers, secrets }: AttackedProduct): Promise<void> {
  const logs = await servers.logs();
  expect(logs.length).toBeGreaterThan(10_000);
  expect(secrets.size).toBeGreaterThan(15);
  expect(secretsIn(logs, secrets), 'OP-11 passwords, tokens, cookies and secrets in the logs').toEqual([]);
  expect(logs).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}/);
  expect(logs).not.toContain(BASIC);
}

const secretsIn = (text: string, secrets: ReadonlySet<string>): string[] =>
  [...secrets].filter((secret) => text.includes(secret));
