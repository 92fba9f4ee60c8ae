import { z } from 'zod';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { jobResponse } from '../../../job/jobSchemas.ts';
import { longestName } from '../../group/groupName.ts';
import { areNumberedInOrder } from './importRules.ts';

/** People of one import. */
const { bulkRows: mostRows } = limits;
/** Groups of one row of an import. */
const mostGroupsOfRow = 100;
/** The number that a row of a file may have. */
const highestRowNumber = 10_000_000;
/** People named one by one; more are named by a filter. */
const mostIds = 1_000;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const right = (what: string) => z.boolean().optional().describe(`Right to create ${what}; as it is when left out.`);

export const importRequest = z
  .object({
    rows: z
      .array(
        z.object({
          number: z
            .int()
            .min(1)
            .max(highestRowNumber)
            .optional()
            .describe(
              'The number that the row has in its file, so that the report calls it as the file does; its place from 1 when left out. Either all rows have one, ascending, or none.',
            ),
          username: z
            .string()
            .trim()
            .max(1000)
            .describe(
              'E-mail address. One that is none, or missing, is told in the report, and the other rows are done.',
            ),
          name: z
            .string()
            .trim()
            .max(1000)
            .optional()
            .describe(
              'What the person is called until they have an account, whose name is their own; as it is when left out or empty. One that is no name is told in the report.',
            ),
          createCourse: right('courses'),
          createVoucher: right('vouchers'),
          groups: z
            .array(z.string().trim().min(1).max(longestName))
            .max(mostGroupsOfRow)
            .default([])
            .describe(
              `Names of groups to put the person into, at most ${mostGroupsOfRow}. One that there is not is told in the report; everything else of the row is done.`,
            ),
        }),
      )
      .min(1)
      .max(mostRows)
      .refine(areNumberedInOrder, 'must be numbered all or none, each with a higher number than the one before')
      .describe(`Whom to add, 1 to ${mostRows}. Of rows with the same address the first counts.`),
    invite: z
      .boolean()
      .default(false)
      .describe('Whether new people, and those who wait and were not invited yet, get an invitation by mail.'),
    createGroups: z
      .boolean()
      .default(false)
      .describe(
        'Whether groups that rows name and that do not exist yet are created; otherwise the report names them.',
      ),
    dryRun: z.boolean().default(false).describe('True to be told what would happen, without any change.'),
  })
  .meta({ id: 'PeopleImport', description: 'People to add to the workspace (BEY-12).' });

/** What an import is answered with. */
export const importResponse = jobResponse
  .extend({
    missingGroups: z
      .array(z.string())
      .describe('Names of groups that rows of the import name and that did not exist when it was ordered.'),
  })
  .meta({ id: 'PeopleImportJob', description: 'The job of an import, and the groups that it misses.' });

const selection = {
  userIds: z
    .array(id)
    .min(1)
    .max(mostIds)
    .optional()
    .describe(`Raw ids of the people, 1 to ${mostIds}; or \`q\` in its place.`),
  q: z
    .string()
    .max(2000)
    .optional()
    .describe('Everyone whom this filter names, as in the list of people; an empty text names everyone.'),
  exceptUserIds: z.array(id).max(mostIds).default([]).describe('Raw ids of those whom `q` names and who are left out.'),
};

export const changeRequest = z
  .object({
    action: z
      .enum(['INVITE', 'REVOKE', 'WITHDRAW_ACCESS', 'RESTORE_ACCESS', 'CHANGE_RIGHTS'])
      .describe(
        '`INVITE` by mail, again if it was sent before; `REVOKE` an invitation; `WITHDRAW_ACCESS` of an account, or revoke the invitation of somebody without one; `RESTORE_ACCESS` of an account; `CHANGE_RIGHTS` as given.',
      ),
    createCourse: right('courses'),
    createVoucher: right('vouchers'),
    ...selection,
  })
  .refine(({ userIds, q }) => (userIds === undefined) !== (q === undefined), {
    path: ['userIds'],
    message: 'must be given, or `q` in its place, and only one of them',
  })
  .refine(
    ({ action, createCourse, createVoucher }) =>
      action !== 'CHANGE_RIGHTS' || createCourse !== undefined || createVoucher !== undefined,
    { path: ['createCourse'], message: 'must be given to change rights, or `createVoucher`' },
  )
  .meta({ id: 'PeopleChange', description: 'The same change for many people (BEY-12).' });

export const undoRequest = z
  .object({ jobId: id.describe('Raw id of a job that imported or changed people and has ended.') })
  .meta({ id: 'PeopleUndo', description: 'What to take back (BEY-12).' });
