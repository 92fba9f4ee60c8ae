import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionSamples } from '../../section/sectionSamples.testkit.ts';
import { shapeVersions } from '../draft/shapeVersions.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import {
  aCourse,
  afterOperations,
  aLecture,
  aModule,
  aQuestion,
  arbitraryCourse,
  aSection,
  countedKeys,
} from '../draft/draftBuilder.testkit.ts';
import { findOf, lecturesOf } from '../draft/findNode.ts';
import { brokenInvariants } from '../draft/invariants.ts';
import { keysIn } from '../draft/keysIn.ts';
import type { Place } from '../draft/operation.ts';
import { copyNodes, type CopiedNodes } from './copyNodes.ts';
import { freshCopy } from './freshCopy.ts';
import { parseCopy } from './parseCopy.ts';

/** A copy with its keys numbered by where they come first. */
function renumbered(copy: object): unknown {
  const keys = new Map<string, string>();
  return JSON.parse(
    JSON.stringify(copy, (_name, value: unknown) => {
      if (typeof value === 'string' && /^[kn]\d+$/.test(value)) {
        keys.set(value, keys.get(value) ?? `#${keys.size}`);
        return keys.get(value);
      }
      return value;
    }),
  );
}

const copied = (draft: CourseDraft, ...keys: string[]): CopiedNodes => copyNodes(draft, keys) as CopiedNodes;

describe('any copy', () => {
  test('EDIT-09 EDIT-10 pasted, copied again, is the same under new keys and without ids', () => {
    fc.assert(
      fc.property(arbitraryCourse(), fc.nat(), (course, pick) => {
        const keys = keysIn(course.modules);
        const copy = copyNodes(course, [keys[pick % keys.length] ?? '']);
        fc.pre(typeof copy !== 'string');
        const read = parseCopy(JSON.stringify(copy));
        expect(read).toEqual(copy);
        expect(JSON.stringify(copy)).not.toContain('"id"');
        const newKey = countedKeys('n');
        let draft = course;
        for (let time = 0; time < 2; time += 1) {
          const added = freshCopy(copy, newKey);
          draft = afterOperations(draft, { type: 'insert', place: placeFor(draft, copy.kind), added });
          expect(brokenInvariants(draft)).toEqual([]);
          const again = copyNodes(
            draft,
            added.nodes.map((node) => node.key),
          );
          expect(renumbered(again as object)).toEqual(renumbered(copy));
        }
      }),
    );
  });
});

function placeFor(draft: CourseDraft, kind: CopiedNodes['kind']): Place {
  const lecture = lecturesOf(draft).find(({ content }) => content !== 'notRead')?.key ?? '';
  const module = draft.modules[0]?.key ?? '';
  const places: Record<CopiedNodes['kind'], Place> = {
    module: { list: 'modules', at: 0 },
    lecture: { list: 'lectures', module, at: 0 },
    section: { list: 'sections', lecture, at: 0 },
    question: { list: 'questions', lecture, at: 0 },
  };
  return places[kind];
}

const section = aSection('k3', { type: 'question', question: 'k4' }, { id: 7 });
const course = aCourse([
  aModule('k1', [aLecture('k2', { id: 5, content: { sections: [section], questions: [aQuestion('k4', { id: 8 })] } })]),
  aModule('k5', [aLecture('k6', { content: 'notRead' })]),
]);

test('EDIT-04 a section brings its questions into another lecture', () => {
  const added = freshCopy(copied(course, 'k3'), countedKeys('n'));
  const empty = aCourse([aModule('m', [aLecture('l')])]);
  const draft = afterOperations(empty, { type: 'insert', place: { list: 'sections', lecture: 'l', at: 0 }, added });
  const content = findOf(draft, 'lecture', 'l')?.node.content;
  expect(content).toMatchObject({ sections: [{ content: { question: 'n1' } }], questions: [{ key: 'n1' }] });
});

test('a lecture that was not read cannot be copied yet', () => {
  expect(copyNodes(course, ['k5'])).toBe('notRead');
  expect(copyNodes(course, ['k6'])).toBe('notRead');
});

test('BEY-11 what is pasted from elsewhere is whole or nothing', () => {
  const copy = copied(course, 'k3');
  expect(parseCopy('Hello')).toBeNull();
  expect(parseCopy('{"format":"lectern-nodes"}')).toBeNull();
  expect(parseCopy(JSON.stringify({ ...copy, more: 1 }))).toBeNull();
  expect(parseCopy(JSON.stringify({ ...copy, nodes: [{ ...section, id: 7 }] }))).toBeNull();
  expect(parseCopy(JSON.stringify({ ...copy, nodes: [...copy.nodes, ...copy.nodes] }))).toBeNull();
  expect(
    parseCopy(JSON.stringify({ ...copy, nodes: [aSection('x', { type: 'important', title: '', html: 5 } as never)] })),
  ).toBeNull();
});

test('BEY-11 what was copied by an earlier version of this client is brought up to ours', () => {
  const { captions: _captions, transcript: _transcript, ...video } = sectionSamples.videoText;
  const { shapes: _shapes, ...first } = copied(course, 'k3');
  const asFirst = { ...first, nodes: [aSection('x', video as never)], questions: [] };
  expect(parseCopy(JSON.stringify(asFirst))).toMatchObject({
    shapes: shapeVersions,
    nodes: [{ content: { ...video, captions: [], transcript: '' } }],
  });
  expect(parseCopy(JSON.stringify({ ...asFirst, shapes: { videoText: 99 } }))).toBeNull();
});
