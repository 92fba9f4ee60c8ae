import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
/** What everyone else is held against. */
const events = JSON.parse(read('../../../contracts/webhookEvents.json')) as Record<string, Record<string, string>>;

it('BEY-46 OP-302 OP-315 every event of the contract can be subscribed to by GraphQL, and there are no others', () => {
  const type = buildSchema(read('../../../schema.graphql')).getType('WebhookEventType');
  const told = isEnumType(type) ? type.getValues().map(({ name }) => name.toLowerCase().replace('_', '.')) : [];
  expect(told.length).toBeGreaterThan(20);
  expect([...told, 'webhook.test']).toEqual(Object.keys(events));
});

it('BEY-43 OP-315 the table of the documentation has each event with its members, and no others', () => {
  const rows = [...read('../../../docs/how-to/receive-webhooks.md').matchAll(/^\| `(\w+\.\w+)` \| (.*) \|$/gm)];
  const members = (data: Record<string, string>): string =>
    Object.entries(data)
      .map(([name, kind]) => `\`${name}\`${kind.endsWith('?') ? '?' : ''}`)
      .join(', ');
  expect(rows.map(([, type, data]) => [type, data])).toEqual(
    Object.entries(events).map(([type, data]) => [type, members(data)]),
  );
});
