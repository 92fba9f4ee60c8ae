import { expect, test } from 'vitest';
import cases from '../../../contracts/packagePlaces.json' with { type: 'json' };
import { aLecture, aModule, anOutline } from '../content/outlineBuilder.testkit.ts';
import { withPackage } from './packagePlaceRules.ts';
import { scormAddress } from './scormPackage.ts';

const address = (id: string): string => `http://school.test${scormAddress(1, id, 'a.html')}`;
const media: ReadonlyMap<string | null, string | null> = new Map([
  ['none', null],
  ['other', 'https://example.org/film.mp4'],
  ['package', address('11111111-1111-4111-8111-111111111111')],
  ['new', address('22222222-2222-4222-8222-222222222222')],
]);

test.each(cases)('SCORM-01 $about', ({ before, after }) => {
  const modules = before.map((lectures, at) =>
    aModule(
      at + 1,
      lectures.map((word, place) => aLecture(100 * (at + 1) + place, [], { mediaSource: media.get(word) ?? null })),
    ),
  );
  const { modules: patched } = withPackage(anOutline(modules), { url: media.get('new') ?? '', title: 'Fire safety' });
  const known = new Map(modules.flatMap(({ lectures }) => lectures).map(({ id, mediaSource }) => [id, mediaSource]));
  const found = patched?.map(({ lectures }) =>
    lectures?.map((lecture) => lecture.mediaSource ?? known.get(lecture.id ?? -1) ?? null),
  );
  expect(found).toEqual(after.map((lectures) => lectures.map((word) => media.get(word))));
});
