/** The text of `db/schema.ts`, of the columns of the migrated database. */
import type { SchemaColumn } from './schemaColumns.ts';

/** What the database cannot tell: the values in a column. */
const valueTypes: ReadonlyMap<string, string> = new Map([
  ['answer.other_answers', 'unknown'],
  ['answer.user_answer', 'unknown'],
  ['answer_submission.user_answer', 'unknown'],
  ['credential_key.public_key', 'JsonObject'],
  ['idempotency_key.response', 'unknown'],
  ['job_row.input', 'JsonObject'],
  ['job_row.params', 'JsonObject'],
  ['integration.last_check', 'IntegrationCheck'],
  ['integration.last_sync', 'StoredSync'],
  ['job_run.result', 'JobResult'],
  ['job_run.report', 'readonly JsonObject[]'],
  ['lecture_body.body', 'StoredBody'],
  ['outline_module.module', 'OutlineModule'],
  ['review_comment.mentions', 'readonly (Id | null)[]'],
  ['review_comment.quote', 'TextQuote'],
  ['saved_section.body', 'StoredBody'],
  ['scorm_package.items', 'readonly ScormItem[]'],
  ['scorm_state.cmi', 'Readonly<Record<string, string>>'],
  ['scorm_state.past_sessions', 'readonly string[]'],
  ['stored_revision.fields', 'StoredCourseFields'],
  ['stored_revision.gamification_items', "Outline['gamificationItems']"],
  ['stored_revision.outline', 'Outline'],
  ['user_course.drawn_questions', 'Readonly<Record<string, readonly Id[]>>'],
  ['webhook_event.data', 'WebhookData'],
  ['webhook_delivery.data', 'WebhookData'],
  // Written as it is received: the check refuses what is not in the list.
  ['app_user.language', 'string'],
]);

const scalars: ReadonlyMap<string, string> = new Map([
  ['date', 'string'],
  ['boolean', 'boolean'],
  ['bytea', 'Buffer'],
  ['double precision', 'number'],
  ['integer', 'number'],
  ['smallint', 'number'],
  ['text', 'string'],
  ['text[]', 'readonly string[]'],
  ['uuid', 'string'],
]);

const header = `// Generated from the migrated database: \`npm run schema -w platform\`. What it cannot tell stands in testing/schemaSource.ts.
import type { Generated } from 'kysely';
import type { Outline, OutlineModule } from '../content/content.ts';
import type { StoredBody } from '../content/storedBody.ts';
import type { StoredCourseFields } from '../course/courseFields.ts';
import type { IntegrationCheck } from '../integration/check/checkValues.ts';
import type { StoredSync } from '../integration/storedSync.ts';
import type { JobResult } from '../job/jobResult.ts';
import type { TextQuote } from '../review/textQuote.ts';
import type { ScormItem } from '../scorm/scormPackage.ts';
import type { WebhookData } from '../webhook/webhookEventTypes.ts';
import type { Id } from '../shared/id.ts';
import type { Computed, Json, JsonObject, JsonWithDefault, NullableJson, NullableTime, Time, TimeWithDefault } from './columnTypes.ts';
`;

export function schemaSource(columns: readonly SchemaColumn[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const unknown = [...valueTypes.keys()].filter(
    (name) => !columns.some(({ table, column }) => name === `${table}.${column}`),
  );
  if (unknown.length > 0) {
    throw new Error(`schemaSource.ts has types of columns that do not exist: ${unknown.join(', ')}`);
  }
  const names = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  const interfaces = [...tables].map(
    ([table, of]) => `export interface ${interfaceName(table)} {\n${of.map(memberOf).join('\n')}\n}`,
  );
  const schema = `/** Ids and counts are JS numbers (bigint is parsed, see \`database.ts\`). */\nexport interface Schema {\n${names.join('\n')}\n}`;
  return [header, schema, ...interfaces, ''].join('\n\n');
}

const interfaceName = (table: string): string =>
  `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`;

function memberOf(column: SchemaColumn): string {
  const comment = column.comment === null ? '' : `  /** ${column.comment.replaceAll(/\s+/g, ' ')} */\n`;
  return `${comment}  ${column.column}: ${typeOf(column)};`;
}

function typeOf(column: SchemaColumn): string {
  const { type, nullable, hasDefault, computed } = column;
  if (computed) {
    return `Computed<${type === 'timestamp with time zone' ? 'Date' : scalarOf(column)}>`;
  }
  if (type === 'timestamp with time zone') {
    return nullable ? 'NullableTime' : hasDefault ? 'TimeWithDefault' : 'Time';
  }
  if (type === 'jsonb') {
    const value = valueTypes.get(`${column.table}.${column.column}`) ?? 'JsonObject';
    return `${nullable ? 'NullableJson' : hasDefault ? 'JsonWithDefault' : 'Json'}<${value}>`;
  }
  const scalar = scalarOf(column);
  if (nullable) {
    return `${scalar} | null`;
  }
  return hasDefault ? `Generated<${scalar}>` : scalar;
}

function scalarOf({ table, column, type, values }: SchemaColumn): string {
  const given = valueTypes.get(`${table}.${column}`);
  if (given !== undefined) {
    return given;
  }
  if (values !== null) {
    return values.map((value) => `'${value}'`).join(' | ');
  }
  if (type === 'bigint') {
    return /_(?:id|by)$/.test(column) ? 'Id' : 'number';
  }
  const scalar = scalars.get(type);
  if (scalar === undefined) {
    throw new Error(`${table}.${column} is of the type ${type}, which schemaSource.ts does not know`);
  }
  return scalar;
}
