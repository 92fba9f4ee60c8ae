/** Sections as they are written, in the words of the platform; what it refuses of them in those of the input. */
import { badInput } from '../errors.ts';
import type { SectionInput } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import type { Path } from '../inputPaths.ts';
import { givenMember } from '../oneOf.ts';
import type { LectureWriting, SectionRequest, SectionWriter } from './sectionWriter.ts';
import { sectionWriters } from './types.ts';

/** `field` is the input's path of the section. Throws BAD_USER_INPUT for what cannot be said to the platform. */
export function toSectionRequest(input: SectionInput, field: string, lecture: LectureWriting): SectionRequest {
  const [member, content] = givenMember(input.content, `${field}.content`);
  return {
    id: toSectionId(input.sectionId, `${field}.sectionId`),
    clientKey: input.clientKey,
    questionIndexes: input.questions?.map((question, index) =>
      lecture.indexOf(question, `${field}.questions.${index}`),
    ),
    ...writerOf(member).write(content, {
      ...lecture,
      field: `${field}.content.${member}`,
      inside: (section, place) => toSectionRequest(section, place, lecture),
    }),
  };
}

/** The input's path below a section. */
export function sectionPath([member, ...parts]: Path, input: SectionInput): Path {
  switch (member) {
    case undefined:
      return [];
    case 'id':
      return ['sectionId'];
    case 'questionIndexes':
      return ['questions', ...parts];
    case 'content': {
      const [type, content] = givenMember(input.content, '');
      return ['content', type, ...writerOf(type).path(parts, content, sectionPath)];
    }
    default:
      return [member, ...parts];
  }
}

/** That the content belongs to the member is lost in a list of all. */
const writerOf = (member: keyof SectionInput['content']) => sectionWriters[member] as SectionWriter<unknown>;

function toSectionId(id: string | null | undefined, field: string): number | null | undefined {
  if (id == null) return id;
  const rawId = rawIdOf(id);
  if (rawId === null) throw badInput('`sectionId` is the raw id of a section.', field);
  return rawId;
}
