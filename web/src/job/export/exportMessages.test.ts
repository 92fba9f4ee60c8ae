import { describe, expect, it } from 'vitest';
import { languages, type LanguageCode } from '../../i18n/languages.ts';
import { makeIntl } from '../../i18n/makeIntl.ts';
import { listKinds } from './listKinds.ts';
import { exportMessages } from './messages.ts';

const texts = import.meta.glob<Record<string, string>>('../../i18n/*/job.json', { eager: true, import: 'default' });

describe('OP-335 what the dialog says of an export', () => {
  it.each(Object.keys(languages) as LanguageCode[])('names each kind of list differently in %s', (locale) => {
    const messages = texts[`../../i18n/${locale}/job.json`];
    expect(Object.keys(messages ?? {})).toContain(exportMessages.whole.id);
    const intl = makeIntl({ locale, messages: messages ?? {} });
    // What has no branch falls to `other`, as a kind without a list does.
    const said = ['COURSES', ...listKinds].map((kind) => intl.formatMessage(exportMessages.whole, { kind }));
    expect(new Set(said).size).toBe(listKinds.length + 1);
  });
});
