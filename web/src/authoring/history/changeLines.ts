/** What changed between two revisions, in words: one line for each module and for each lecture that differs (BEY-01). */
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { previewText } from '../../editing/previewText.ts';
import { changeMessages as messages } from './changeMessages.ts';
import { fieldName } from './fieldNames.ts';
import type { Change } from './revision.ts';

export interface ChangeLine {
  readonly key: string;
  readonly text: string;
  /** How many changes it tells of. */
  readonly count: number;
}

/** The lines in the order of the changes. Sections and questions are counted, each in the line of their lecture. */
export function changeLines(intl: IntlShape, changes: readonly Change[]): readonly ChangeLine[] {
  const groups = Map.groupBy(changes, groupOf);
  return [...groups].flatMap(([key, group]): readonly ChangeLine[] => {
    const [first] = group;
    if (!key.startsWith('content') || !first?.lecture) {
      return group.map((change) => ({ key, text: ownWords(intl, change), count: 1 }));
    }
    const { name } = first.lecture;
    const text = intl.formatMessage(messages.content, {
      lecture: previewText(name),
      changes: contentWords(intl, group),
    });
    return [{ key, text, count: group.length }];
  });
}

const groupOf = ({ part, kind, rawId, lecture }: Change): string =>
  part === 'SECTION' || part === 'QUESTION' ? `content ${lecture?.rawId}` : `${part} ${rawId} ${kind}`;

const listOf = (intl: IntlShape, parts: readonly string[]): string =>
  intl.formatList(parts, { type: 'unit', style: 'short' });

const kinds = ['ADDED', 'CHANGED', 'MOVED', 'REMOVED'] as const;

const counted = {
  SECTION: {
    ADDED: messages.sectionsAdded,
    CHANGED: messages.sectionsChanged,
    MOVED: messages.sectionsMoved,
    REMOVED: messages.sectionsRemoved,
  },
  QUESTION: {
    ADDED: messages.questionsAdded,
    CHANGED: messages.questionsChanged,
    MOVED: messages.questionsMoved,
    REMOVED: messages.questionsRemoved,
  },
} as const;

const cameFrom = { SECTION: messages.sectionsFrom, QUESTION: messages.questionsFrom } as const;

/** "2 sections changed", "1 question removed": those that came from another lecture say from which. */
export function contentWords(intl: IntlShape, changes: readonly Change[]): string {
  const parts = (['SECTION', 'QUESTION'] as const).flatMap((part) =>
    kinds.flatMap((kind) => {
      const such = changes.filter((change) => change.part === part && change.kind === kind);
      const bySource = Map.groupBy(such, ({ fromLecture }) => fromLecture?.rawId);
      return [...bySource.values()].map((group) => {
        const from = group[0]?.fromLecture;
        return from
          ? intl.formatMessage(cameFrom[part], { count: group.length, lecture: previewText(from.name) })
          : intl.formatMessage(counted[part][kind], { count: group.length });
      });
    }),
  );
  return listOf(intl, parts);
}

/** What happened to a course, a module, a lecture or an achievement itself. */
function ownWords(intl: IntlShape, change: Change): string {
  const { kind, part } = change;
  const name = previewText(change.name);
  const say = (message: MessageDescriptor, values: Record<string, string> = {}): string =>
    intl.formatMessage(message, { name, ...values });
  if (kind === 'CHANGED') return changedWords(intl, change);
  switch (part) {
    case 'MODULE':
      return kind === 'MOVED'
        ? movedWords(intl, change)
        : say(kind === 'ADDED' ? messages.moduleAdded : messages.moduleRemoved);
    case 'LECTURE': {
      if (kind === 'MOVED') return movedWords(intl, change);
      const module = previewText(change.module?.name ?? '');
      return say(kind === 'ADDED' ? messages.lectureAdded : messages.lectureRemoved, { module });
    }
    default:
      return say(
        kind === 'ADDED'
          ? messages.achievementAdded
          : kind === 'REMOVED'
            ? messages.achievementRemoved
            : messages.achievementMoved,
      );
  }
}

function movedWords(intl: IntlShape, { part, name, nextName, module, fromModule }: Change): string {
  const values = { name: previewText(name), next: previewText(nextName ?? '') };
  if (fromModule) {
    return intl.formatMessage(messages.lectureFrom, {
      ...values,
      module: previewText(module?.name ?? ''),
      from: previewText(fromModule.name),
    });
  }
  const isLast = nextName === null || nextName === undefined;
  const message =
    part === 'MODULE'
      ? isLast
        ? messages.moduleLast
        : messages.moduleBefore
      : isLast
        ? messages.lectureLast
        : messages.lectureBefore;
  return intl.formatMessage(message, values);
}

const changedMessages = {
  COURSE: { renamed: messages.courseRenamed, changed: messages.courseChanged },
  MODULE: { renamed: messages.moduleRenamed, changed: messages.moduleChanged },
  LECTURE: { renamed: messages.lectureRenamed, changed: messages.lectureChanged },
  ACHIEVEMENT: { renamed: messages.achievementRenamed, changed: messages.achievementChanged },
} as const;

/** Which fields changed, by their labels; of a new name the old one, too. */
function changedWords(intl: IntlShape, { part, name: current, fields }: Change): string {
  const words = changedMessages[part as keyof typeof changedMessages];
  const name = previewText(current);
  const before = fields.find(({ field }) => field === 'name')?.before;
  const others = fields.filter(({ field }) => field !== 'name' || !before);
  // Of an achievement the labels say little: what it takes to earn it is one thing to its author.
  const labels =
    part === 'ACHIEVEMENT' ? [] : [...new Set(others.map(({ field }) => intl.formatMessage(fieldName(field))))];
  const renamed = before ? intl.formatMessage(words.renamed, { name, before: previewText(before) }) : null;
  const changed =
    others.length === 0 ? null : intl.formatMessage(words.changed, { name, fields: listOf(intl, labels) });
  return [renamed, changed].filter((text) => text !== null).join(' · ');
}
