/** A course as a table: each node by its key, with its fields and its place, so that three versions can be compared. */
import { withOptionIds } from '../../quiz/optionRules.ts';
import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import type { NodeKind } from '../draft/operation.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/** The fields of a node. A name with a dot is a member of the field before the dot. */
export type NodeFields = Readonly<Record<string, unknown>>;

export interface TableNode {
  readonly kind: NodeKind;
  readonly key: NodeKey;
  readonly id: number | undefined;
  readonly fields: NodeFields;
  /** Its parent; null for the course itself. */
  readonly parent: NodeKey | null;
}

export interface NodeTable {
  readonly fields: NodeFields;
  readonly nodes: ReadonlyMap<NodeKey, TableNode>;
  /** The keys in each list, in order, by {@link listName}. */
  readonly lists: ReadonlyMap<string, readonly NodeKey[]>;
}

export const listName = (parent: NodeKey | null, kind: NodeKind): string => `${kind}s of ${parent ?? 'the course'}`;

/**
 * Makes the table of a course; sections and questions only of lectures that `opens` names. Sections within a branch are part of its fields.
 */
export function tableOf(draft: CourseDraft, opens: (lecture: LectureDraft) => boolean): NodeTable {
  const nodes = new Map<NodeKey, TableNode>();
  const lists = new Map<string, NodeKey[]>();
  const add = (
    kind: NodeKind,
    parent: NodeKey | null,
    node: { key: NodeKey; id?: number },
    fields: NodeFields,
  ): void => {
    nodes.set(node.key, { kind, key: node.key, id: node.id, fields, parent });
    const name = listName(parent, kind);
    lists.set(name, [...(lists.get(name) ?? []), node.key]);
  };
  for (const module of draft.modules) {
    add('module', null, module, { ...module.fields });
    for (const lecture of module.lectures) {
      const { content } = lecture;
      const opened = content !== 'notRead' && opens(lecture);
      add('lecture', module.key, lecture, { ...lecture.fields });
      for (const section of opened ? content.sections : []) {
        add('section', lecture.key, section, sectionFields(section));
      }
      for (const { key, id, ...fields } of opened ? content.questions : []) {
        add('question', lecture.key, { key, id }, { ...fields, content: withOptionIds(fields.content) });
      }
    }
  }
  for (const { key, id, ...fields } of draft.achievements) {
    add('achievement', null, { key, id }, fields);
  }
  const { metadata, ...fields } = draft.fields;
  return { fields: { ...fields, ...prefixed('metadata', metadata) }, nodes, lists };
}

/**
 * The fields of a section. Members of its content are fields of their own, so that one person can change a picture and another its text.
 */
const sectionFields = ({ content, questions }: SectionDraft): NodeFields => {
  const { type, ...members } = content;
  return { sectionType: type, questions, ...prefixed(type, members) };
};

export const prefixed = (prefix: string, members: object): NodeFields =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`${prefix}.${name}`, value]));

/** The members that {@link prefixed} has named. */
export const unprefixed = (prefix: string, fields: NodeFields): NodeFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
    ),
  );
