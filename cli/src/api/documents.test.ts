import {
  isInputObjectType,
  isObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { contract } from '../validate/contract.ts';
import * as reads from './courseDocuments.ts';
import * as writes from './writeDocuments.ts';

const documents = Object.entries({ ...reads, ...writes });

/** The fields that documents read, by the names of their types. */
function fieldsRead(schema: GraphQLSchema): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const info = new TypeInfo(schema);
  for (const [, document] of documents) {
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field: ({ name }) => {
          const parent = info.getParentType()?.name ?? '';
          found.set(parent, (found.get(parent) ?? new Set()).add(name.value));
        },
      }),
    );
  }
  return found;
}

describe('BEY-10 the documents of the command', () => {
  it.each(documents)('%s is one of the public contract', (_name, document) => {
    expect(validate(contract(), parse(document))).toEqual([]);
  });

  /** What is written by each input, and read of each type. What an input only says about itself is `how`. */
  it.each([
    ['CourseFieldsInput', 'AuthoredCourse'],
    ['CourseMetadataInput', 'CourseMetadata'],
    ['CourseAvatarInput', 'CourseAvatar'],
    ['ModuleInput', 'AuthoredModule'],
    ['LectureInput', 'AuthoredLecture'],
    ['MediaSourceInput', 'MediaSource'],
    ['QuestionBankDrawInput', 'QuestionBankDraw'],
    ['LectureContentInput', 'AuthoredLectureContent'],
    ['QuestionInput', 'AuthoredQuestionFields'],
    ['ExplanationTextInput', 'AuthoredExplanationText'],
    ['DialogTurnInput', 'AuthoredDialogTurn'],
    ['VideoCaptionInput', 'VideoCaption'],
    ['AccordionItemInput', 'AccordionItem'],
    ['BranchOptionInput', 'AuthoredBranchOption'],
    ['MappingLabelInput', 'MappingLabel'],
  ])('everything that %s writes is read: what is not read would be saved as empty', (input, type) => {
    const schema = contract();
    const how = new Set(['clientKey', 'content', ...(input === 'CourseFieldsInput' ? [] : ['questions'])]);
    const inputs = schema.getType(input);
    const written = isInputObjectType(inputs) ? Object.keys(inputs.getFields()) : [];
    const read = fieldsRead(schema).get(type) ?? new Set();
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((member) => !how.has(member) && !read.has(member))).toEqual([]);
  });

  it('every member of every type of section and question is read', () => {
    const schema = contract();
    const read = fieldsRead(schema);
    const types = ['AuthoredSection', 'AuthoredQuestion', 'AuthoredDialogBubble', 'DecisionNode'].flatMap((union) =>
      Object.values(schema.getTypeMap()).filter(
        (type) => isObjectType(type) && schema.isSubType(schema.getType(union) as never, type),
      ),
    );
    expect(types.length).toBeGreaterThan(30);
    // In files options are told by their words and places, from which their ids follow (OP-273).
    const derived = new Set(['number', 'placed', 'course', 'videoKind', 'optionIds']);
    const missing = types.filter(isObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name }) => !derived.has(name))
        .filter(({ name }) => ![type, ...type.getInterfaces()].some((each) => read.get(each.name)?.has(name) === true))
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(missing).toEqual([]);
  });
});
