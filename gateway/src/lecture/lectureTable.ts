import { from, type FieldTable } from '../graphql/responsePlan/fieldTable.ts';
import { lectureTypes } from './lectureMappers.ts';
import type { LectureWire } from './lectureWire.ts';

const { same, partId, made } = from<LectureWire>();

/** What of a lecture is the same for everyone, as `toLectureModel` has it. */
export const lectureTable: FieldTable<LectureWire> = {
  type: 'Lecture',
  fields: {
    id: partId('Lecture', 'id'),
    lectureId: same('id'),
    moduleId: same('moduleId'),
    number: same('number'),
    name: same('name'),
    description: same('description'),
    durationMinutes: same('durationMinutes'),
    headerImageUrl: same('headerCover'),
    navigationMode: same('navigationMode'),
    lectureType: made('lectureType', (type) => lectureTypes[type]),
    sectionCount: same('sectionCount'),
  },
};
