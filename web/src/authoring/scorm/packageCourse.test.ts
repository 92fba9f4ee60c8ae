import { expect, test } from 'vitest';
import cases from '../../../../contracts/packagePlaces.json' with { type: 'json' };
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { MediaSource } from '../draft/courseDraft.ts';
import { countedKeys, courseFields } from '../draft/draftBuilder.testkit.ts';
import { newLecture, newModule } from '../structure/newNodes.ts';
import { packageMedia, withPackage } from './packageCourse.ts';

const address = (id: string): string => `http://school.test/scorm/1/${id}/a.html`;
const media: ReadonlyMap<string, MediaSource | null> = new Map([
  ['none', null],
  ['other', packageMedia({ url: 'https://example.org/film.mp4' })],
  ['package', packageMedia({ url: address('11111111-1111-4111-8111-111111111111') })],
  ['new', packageMedia({ url: address('22222222-2222-4222-8222-222222222222') })],
]);

test.each(cases)('SCORM-01 in a draft: $about', ({ before, after }) => {
  const newKey = countedKeys();
  const modules = before.map((lectures) => ({
    ...newModule(newKey(), 'A module'),
    lectures: lectures.map((word) => {
      const lecture = newLecture(newKey(), 'A lecture');
      return { ...lecture, fields: { ...lecture.fields, mediaSource: media.get(word) ?? null } };
    }),
  }));
  const draft = { fields: courseFields, modules, achievements: [] };
  const uploaded = { url: media.get('new')?.url ?? '', name: 'Fire safety', isScorm: true };
  const change = applyOperation(draft, withPackage(draft, uploaded, newKey));
  if (isRefused(change)) throw new Error(`Refused: ${JSON.stringify(change)}`);
  const found = change.draft.modules.map(({ lectures }) => lectures.map(({ fields }) => fields.mediaSource));
  expect(found).toEqual(after.map((lectures) => lectures.map((word) => media.get(word))));
});
