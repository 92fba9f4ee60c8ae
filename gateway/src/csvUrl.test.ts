import { expect, test } from 'vitest';
import { csvUrl } from './csvUrl.ts';
import { csvColumns } from './rest/generated/csvColumns.ts';

const list = (template: string) => ({ csv: { path: template.replaceAll(/\{\w+\}/g, '7'), query: {} } });
const refusal = (code: string, field: string) =>
  expect.objectContaining({ extensions: expect.objectContaining({ code, params: { field } }) });

test.each(Object.entries(csvColumns))(
  'OP-84 of %s every column can be asked for, and no other',
  (template, columns) => {
    expect(csvUrl(list(template), { columns })).toContain('columns=');
    for (const column of ['nope', '', 'NAME', 'constructor', `${columns[0]},${columns[1]}`]) {
      expect(() => csvUrl(list(template), { columns: [column] })).toThrow(refusal('BAD_USER_INPUT', 'columns'));
    }
    const [first = ''] = columns;
    expect(() => csvUrl(list(template), { columns: [first, first] })).toThrow(refusal('BAD_USER_INPUT', 'columns'));
  },
);

test.each(['Mars', 'Europe', '', 'UTC; drop table'])('OP-84 %j is refused as a time zone', (timeZone) => {
  const [template = ''] = Object.keys(csvColumns);
  expect(() => csvUrl(list(template), { timeZone })).toThrow(refusal('BAD_USER_INPUT', 'timeZone'));
  expect(csvUrl(list(template), { timeZone: 'Europe/Kyiv' })).toContain('timeZone=Europe%2FKyiv');
});
