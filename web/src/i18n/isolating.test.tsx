import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeIntl } from './makeIntl.ts';

const message = { id: 'said', defaultMessage: '{name} (2) has left' };
const intl = makeIntl({ locale: 'en-GB', messages: { [message.id]: message.defaultMessage } });

it.each([
  ['דוד בן־גוריון', '\u2068דוד בן־גוריון\u2069 (2) has left'],
  ['محمد', '\u2068محمد\u2069 (2) has left'],
  ['Course שלום', '\u2068Course שלום\u2069 (2) has left'],
  ['Ada', 'Ada (2) has left'],
  ['Ада', 'Ада (2) has left'],
  [7, '7 (2) has left'],
])('OP-120 OP-203 WCAG 1.3.2 %j stands in its sentence as it is read', (name, sentence) => {
  expect(intl.formatMessage(message, { name })).toBe(sentence);
});

it('OP-120 an element in a sentence is left to itself, and a text beside it is isolated', () => {
  const { container } = render(
    <RawIntlProvider value={intl}>
      <FormattedMessage {...message} values={{ name: <bdi>דוד</bdi> }} />
      <FormattedMessage {...message} values={{ name: 'דוד' }} />
    </RawIntlProvider>,
  );
  expect(container.innerHTML).toBe('<bdi>דוד</bdi> (2) has left\u2068דוד\u2069 (2) has left');
});

it('OP-120 texts are made in one place, so that none goes without', () => {
  const src = resolve(import.meta.dirname, '..');
  const makers = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'testing/**'] }).filter((file) =>
    /\bcreateIntl\(|<IntlProvider\b/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(makers).toEqual(['i18n/makeIntl.ts']);
});
