import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { columnsOf } from './csvColumnNames.ts';
import { csvUrl } from './csvUrl.ts';
import { csvColumns } from './rest/generated/csvColumns.ts';
import { schemaText } from './schema.ts';

const list = (template: string) => ({ csv: { path: template.replaceAll(/\{\w+\}/g, '7'), query: {} } });
const refusal = (code: string, field: string) =>
  expect.objectContaining({ extensions: expect.objectContaining({ code, params: { field } }) });

test.each(Object.keys(csvColumns).map((template) => [template, columnsOf(list(template).csv.path)] as const))(
  'OP-84 of %s every column can be asked for, and no other',
  (template, columns) => {
    expect(columns).toHaveLength(csvColumns[template]?.length ?? 0);
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

const schema = buildSchema(schemaText);
/** Where each type with a `csvUrl` has its list; that of facts has one for each type of facts, and moments in none. */
const lists: Readonly<Record<string, string>> = {
  WorkspacePersonConnection: '/api/v1/secured/workspaces/{id}/usersaccess.csv',
  AuditEntryConnection: '/api/v1/secured/workspaces/{id}/auditlog.csv',
  CourseFunnel: '/api/v1/secured/courses/{id}/funnel.csv',
  CourseQuestionStatistics: '/api/v1/secured/courses/{id}/questionstatistics.csv',
  WorkspaceUserCourseConnection: '/api/v1/secured/workspaces/{id}/usercourses.csv',
  CampaignConnection: '/api/v1/secured/campaigns.csv',
  VoucherConnection: '/api/v1/secured/campaigns/{campaignId}/vouchers.csv',
  RedemptionConnection: '/api/v1/secured/campaigns/{campaignId}/redemptions.csv',
  DiscussionQuestionConnection: '/api/v1/secured/workspaces/{id}/discussionquestions.csv',
  JobRowConnection: '/api/v1/secured/jobs/{jobId}/rows.csv',
  PrivacyRequestConnection: '/api/v1/secured/workspaces/{id}/privacyrequests.csv',
};
const downloadable = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && type.getFields()['csvUrl'] !== undefined)
  .filter(({ name }) => name !== 'FactCountConnection');

/** The names in backticks. */
const documentedColumns = (type: GraphQLObjectType): string[] => {
  const columns = type.getFields()['csvUrl']?.args.find(({ name }) => name === 'columns');
  return [...(columns?.description ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
};

test('OP-84 every list that can be downloaded is looked at here', () => {
  expect(downloadable.map(({ name }) => name).toSorted()).toEqual(Object.keys(lists).toSorted());
});

test.each(downloadable)('OP-84 the columns of $name are documented', (type) => {
  expect(documentedColumns(type)).toEqual(columnsOf(list(lists[type.name] ?? '').csv.path));
});

test.each(downloadable)('OP-13 a moment among the columns of $name is called as the field of its rows', (type) => {
  const rows = getNamedType(type.getFields()['nodes']?.type);
  const fields = isObjectType(rows) ? Object.keys(rows.getFields()) : [];
  const moments = documentedColumns(type).filter((column) => /^time$|Time$/.test(column));
  expect(moments.filter((column) => !fields.includes(column))).toEqual([]);
});
