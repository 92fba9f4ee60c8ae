import type { CourseDraft } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import type { SectionContent } from '../draft/sectionDraft.ts';
import type { Conflict } from './mergeNodes.ts';
import { unprefixed, type NodeFields } from './nodeTable.ts';

/**
 * The operation that takes the other version of a conflict into the draft, which has mine until then: their value of a field, or the
 * removal of a node that one side removed. Null when the node no longer exists.
 */
export function takeOther(draft: CourseDraft, conflict: Conflict): Operation | null {
  if (conflict.type !== 'field') {
    return { type: 'remove', keys: [conflict.node] };
  }
  const { field, theirs, node: key } = conflict;
  const fields = { [field]: theirs };
  switch (conflict.kind) {
    case 'course': {
      const member = unprefixed('metadata', fields);
      const metadata = { ...draft.fields.metadata, ...member };
      return { type: 'setCourse', fields: Object.keys(member).length > 0 ? { metadata } : fields };
    }
    case 'module':
      return { type: 'setModule', key: key ?? '', fields };
    case 'lecture':
      return field === 'questionBank'
        ? { type: 'setBank', key: key ?? '', bank: theirs as null }
        : { type: 'setLecture', key: key ?? '', fields };
    case 'section':
      return sectionOperation(draft, conflict);
    case 'question': {
      const found = findOf(draft, 'question', key ?? '');
      return found && { type: 'setQuestion', question: { ...found.node, ...fields } };
    }
    case 'achievement': {
      const found = findOf(draft, 'achievement', key ?? '');
      return found && { type: 'setAchievement', achievement: { ...found.node, ...fields } };
    }
  }
}

function sectionOperation(
  draft: CourseDraft,
  { node, field, theirs }: Extract<Conflict, { type: 'field' }>,
): Operation | null {
  const key = node ?? '';
  const found = findOf(draft, 'section', key);
  if (found === null) {
    return null;
  }
  const { content } = found.node;
  switch (field) {
    case 'questions':
      return { type: 'setSection', key, questions: theirs as readonly string[] };
    case 'sectionType': {
      const { sectionType: type, questions, ...members } = theirs as NodeFields;
      const other = { type, ...unprefixed(String(type), members) } as SectionContent;
      return { type: 'setSection', key, content: other, questions: questions as readonly string[] };
    }
    default: {
      const member = unprefixed(content.type, { [field]: theirs });
      return { type: 'setSection', key, content: { ...content, ...member } as SectionContent };
    }
  }
}
