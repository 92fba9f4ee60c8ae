import type { ExportKind } from './__generated__/useExportDataMutation.graphql.ts';

/** What lists are downloaded of; the other kinds of exports have no list with a download, and no words in the dialog. */
export const listKinds = [
  'PEOPLE',
  'USER_COURSES',
  'VOUCHERS',
  'REDEMPTIONS',
  'DISCUSSION_QUESTIONS',
  'AUDIT_ENTRIES',
] as const satisfies readonly ExportKind[];
export type ListKind = (typeof listKinds)[number];
