import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypes, randomCourse, sectionTypes } from '../testing/randomCourse.ts';
import { contract } from '../validate/contract.ts';
import { isInputObjectType } from 'graphql';
import { printCourse } from './printCourse.ts';
import { readCourse } from './readCourse.ts';

const head = { host: 'https://learn.example', courseId: 258, version: 7 };

describe('BEY-10 OP-255 a course in files', () => {
  it('tries every type of section and question that the contract has', () => {
    const membersOf = (name: string): readonly string[] => {
      const type = contract().getType(name);
      return isInputObjectType(type) ? Object.keys(type.getFields()).toSorted() : [];
    };
    expect(sectionTypes.toSorted()).toEqual(membersOf('SectionContentInput'));
    expect(questionTypes.toSorted()).toEqual(membersOf('QuestionContentInput'));
  });

  it('loses nothing, whatever it says', () => {
    fc.assert(
      fc.property(randomCourse, (tree) => {
        const read = readCourse(printCourse(head, tree));
        expect(read.faults).toEqual([]);
        expect(read.tree).toEqual(tree);
        expect(read.head).toEqual(head);
      }),
    );
  });

  it('is written as it was where nothing differs, and reads as the new one where something does', () => {
    fc.assert(
      fc.property(randomCourse, randomCourse, (tree, other) => {
        const files = printCourse(head, tree);
        const { old } = readCourse(files);
        expect(printCourse(head, tree, old)).toEqual(files);
        expect(readCourse(printCourse(head, other, old)).tree).toEqual(other);
      }),
    );
  });
});
