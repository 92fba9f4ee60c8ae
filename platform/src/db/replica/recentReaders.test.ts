import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..');

/** Who may read what is a second old (OP-330): everything else reads from the database. A file is added here with what it shows, and to whom. */
const recentReaders: Readonly<Record<string, string>> = {
  'analytics/readFacts.ts': 'figures and their files, for admins',
  'audit/auditQueries.ts': 'the audit log as a file',
  'audit/readAuditLog.ts': 'a page of the audit log',
  'campaign/campaignQueries.ts': 'campaigns as a file',
  'campaign/codeQueries.ts': 'vouchers as a file',
  'campaign/redemptionQueries.ts': 'redemptions as a file',
  'certificate/issued/listCertificates.ts': 'the report of issued certificates',
  'course/catalogue/catalogueVersion.ts': 'what the lists of the catalogue are revalidated by',
  'course/catalogue/listCatalogue.ts': 'the catalogue and its search, for everyone',
  'course/catalogue/readCourseCounts.ts': 'counts beside the filters of the catalogue',
  'course/catalogue/readCourseMetadata.ts': 'what machines read of a public course',
  'course/catalogue/readPublicCourse.ts': 'a public course',
  'course/catalogue/readPublicLecture.ts': 'a lecture for visitors',
  'discussion/moderation/questionListQueries.ts': 'questions as a file',
  'enrolment/userCourseQueries.ts': 'progress as a file',
  'enrolment/userCourseService.ts': 'the report of progress',
  'privacy/privacyRequestQueries.ts': 'privacy requests as a file',
  'study/statistics/cohort.ts': 'the statistics of a course',
  'study/statistics/readCoursesToReview.ts': 'courses with questions that need a look',
  'workspace/people/peopleQueries.ts': 'people as a file',
  'workspace/people/peopleService.ts': 'the list of people and its search',
};

test('OP-330 what may be read from a replica is chosen by name', async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const readers: string[] = [];
  for (const file of files.filter((name) => !name.endsWith('.test.ts') && !name.startsWith('db/replica/'))) {
    if (/\breadRecent(?:Statement)?\(/.test(await readFile(join(source, file), 'utf8'))) {
      readers.push(file);
    }
  }
  expect(readers.toSorted()).toEqual(Object.keys(recentReaders));
});
