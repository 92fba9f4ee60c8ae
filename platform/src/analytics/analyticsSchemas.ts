import { z } from 'zod';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { pageOf, pageQuery, sortQuery } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { factCsvColumns } from './factCsv.ts';
import { factSelectors } from './factListQueries.ts';
import { hasOwnSubjects, mainMeasure, measuresOf, type FactType } from './factTypes.ts';
import { aggregations } from './periodRules.ts';

/** Rows of a page when the caller does not say (ANLY-12, LIM-03). */
const factPageSize = 10;

export const analyticsParams = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the workspace.'),
});

const moment = (what: string) =>
  z.iso.datetime({ offset: true }).optional().describe(`${what} ISO 8601, with its offset.`);

const periodQuery = {
  start: moment('Where the period begins; when the workspace was made, when left out.'),
  end: moment('Where it ends, itself not included; now, when left out.'),
  aggregationType: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.toLowerCase() : given),
      z.enum(aggregations).default('day'),
    )
    .describe('Length of the steps of a time series (UTC), in any case of letters; a list has none, whatever it says.'),
};

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

/** Whose facts are counted (BEY-13). */
const audienceQuery = {
  groupId: id.describe('Of the people who belong to the group with this raw id now; of everyone when left out.'),
  campaignId: id.describe('Of the people who used a code of the campaign with this raw id; of everyone when left out.'),
};

export const factListQuery = z.object({
  ...periodQuery,
  ...audienceQuery,
  ...pageQuery(factPageSize),
  ...sortQuery(),
});
export const drilldownQuery = factListQuery.extend(rsqlQuery(factSelectors));

const measureQuery = (type: FactType) => {
  const names = measuresOf(type).map(([name]) => name);
  return z.enum(names).default(mainMeasure(type)).describe('Which number of the type.');
};

const courseQuery = {
  courseId: id.describe('Of this course alone; all when left out.'),
};

const narrowingQuery = (type: FactType) =>
  hasOwnSubjects(type)
    ? {
        ...courseQuery,
        subjectId: courseQuery.courseId.describe(
          'Of the one with this id, as the rows have it, alone; all when left out.',
        ),
      }
    : courseQuery;

export const seriesQuery = (type: FactType) =>
  z.object({ ...periodQuery, ...audienceQuery, ...narrowingQuery(type), measure: measureQuery(type) });
export const totalsQuery = (type: FactType) =>
  z.object({ start: periodQuery.start, end: periodQuery.end, ...audienceQuery, ...narrowingQuery(type) });

/** A list as CSV: what the list itself takes, but no page. */
export const factCsvQuery = (type: FactType) =>
  z.object({
    start: periodQuery.start,
    end: periodQuery.end,
    ...audienceQuery,
    ...csvQuery(factCsvColumns(type)),
    ...sortQuery(),
    ...rsqlQuery(factSelectors),
  });

const value = (name: string, isNullable: boolean) =>
  (isNullable ? z.number().nullable() : z.number()).describe(
    `\`${name}\` of the period${isNullable ? '; null where there are none' : ''}.`,
  );

const measureFields = (type: FactType) =>
  Object.fromEntries(measuresOf(type).map(([name, { kind }]) => [name, value(name, kind === 'average')]));

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const factRow = (type: FactType) =>
  z
    .object({
      id: z.int().nullable().describe('Id of what is counted; null for what had none.'),
      name: z
        .string()
        .nullable()
        .describe('What it is called today, or was called last; null when it was deleted and nothing says it.'),
      courseId: z.int().nullable().describe('Id of its course; null when it belongs to none.'),
      courseName: z
        .string()
        .nullable()
        .describe('What the course is called today, or was called last; null when there is none, or nothing says it.'),
      count: z.number().describe('The first of the numbers of the type.'),
      ...measureFields(type),
    })
    .meta({ id: `${capital(type)}FactRow`, description: 'What something came to in a period (OP-33).' });

export const factPage = (type: FactType) =>
  pageOf(factRow(type)).meta({ id: `${capital(type)}FactPage`, description: 'A page of what things came to.' });

export const factTotals = (type: FactType) =>
  z
    .object(measureFields(type))
    .meta({ id: `${capital(type)}FactTotals`, description: 'What a type of facts came to in a period.' });

export const seriesResponse = z.array(
  z
    .object({
      time: z.string().describe('Where the step begins; ISO 8601, UTC.'),
      value: z.number().nullable().describe('The number in this step; null for a mean of nothing.'),
    })
    .meta({ id: 'FactPoint', description: 'A step of a time series (OP-33).' }),
);
