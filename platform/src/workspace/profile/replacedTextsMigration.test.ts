import { expect, test } from 'vitest';
import { acrossMigration } from '../../testing/acrossMigration.ts';

test('WS-08 texts that a workspace has replaced are found under the new names of their keys', () =>
  acrossMigration(
    '0031',
    `insert into workspace (workspace_id, hostname, profile) values
      (1, 'one.test', '{"title": "One", "i18n": {
        "de": {"identity.consentTitle": "Neue Regeln", "header.signIn": "Anmelden"},
        "en": {"admin.customize": "Before", "admin.profile": "Now"}, "uk": {}}}'),
      (2, 'two.test', '{"i18n": {"en": {"header.signIn": "Enter"}}}'),
      (3, 'three.test', '{"title": "Three"}')`,
    async (client) => {
      const { rows } = await client.query('select profile from workspace order by workspace_id');
      expect(rows.map(({ profile }) => profile)).toEqual([
        {
          title: 'One',
          i18n: {
            de: { 'consent.title': 'Neue Regeln', 'header.signIn': 'Anmelden' },
            en: { 'admin.profile': 'Now' },
            uk: {},
          },
        },
        { i18n: { en: { 'header.signIn': 'Enter' } } },
        { title: 'Three' },
      ]);
      const forced = await client.query(`select relforcerowsecurity from pg_class where relname = 'workspace'`);
      expect(forced.rows).toEqual([{ relforcerowsecurity: true }]);
    },
  ));
