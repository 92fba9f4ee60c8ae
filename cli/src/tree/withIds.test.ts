import { expect, test } from 'vitest';
import { aLecture, aModule, aTree } from '../testing/trees.ts';
import { createdIds } from './createdIds.ts';
import { withIds } from './withIds.ts';

test('BEY-10 new parts of two kinds that have the same key get an id each, and are meant by it', () => {
  const question = { id: null, key: 'first', fields: { type: 'singleChoice' } };
  const section = { id: null, key: 'first', fields: { type: 'question', question: 'first' } };
  const lecture = { ...aLecture(0, [section], [question]), id: null, key: 'first' };
  const achievement = { id: null, key: 'first', fields: { lectures: ['first'] } };
  const idOf = createdIds([
    { kind: 'LECTURE', clientKey: 'first', rawId: 1 },
    { kind: 'SECTION', clientKey: 'first', rawId: 2 },
    { kind: 'QUESTION', clientKey: 'first', rawId: 3 },
    { kind: 'ACHIEVEMENT', clientKey: 'first', rawId: 4 },
  ]);
  const { modules, achievements } = withIds(aTree([aModule(9, [lecture])], [achievement]), idOf);
  expect(modules[0]?.lectures[0]).toMatchObject({
    id: 1,
    key: null,
    sections: [{ id: 2, fields: { question: 3 } }],
    questions: [{ id: 3 }],
  });
  expect(achievements).toEqual([{ id: 4, key: null, fields: { lectures: [1] } }]);
});
