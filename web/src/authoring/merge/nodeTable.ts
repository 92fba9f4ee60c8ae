/** A course taken apart: each node by its key, with what it states and where it stands, so that three versions can be laid side by side. */
import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import type { NodeKind } from '../draft/operation.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/** What a node states, by field. A field whose name has a point is a member of that one. */
export type NodeFields = Readonly<Record<string, unknown>>;

export interface TableNode {
  readonly kind: NodeKind;
  readonly key: NodeKey;
  readonly id: number | undefined;
  readonly fields: NodeFields;
  /** The node that it stands in; null for the course itself. */
  readonly parent: NodeKey | null;
}

export interface NodeTable {
  readonly fields: NodeFields;
  readonly nodes: ReadonlyMap<NodeKey, TableNode>;
  /** The keys in each list, in order, by {@link listName}. */
  readonly lists: ReadonlyMap<string, readonly NodeKey[]>;
}

export const listName = (parent: NodeKey | null, kind: NodeKind): string => `${kind}s of ${parent ?? 'the course'}`;

/** Takes a course apart; sections and questions only of lectures that `opens` names. Sections within a branch belong to what it states. */
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
        add('question', lecture.key, { key, id }, fields);
      }
    }
  }
  for (const { key, id, ...fields } of draft.achievements) {
    add('achievement', null, { key, id }, fields);
  }
  const { metadata, ...fields } = draft.fields;
  return { fields: { ...fields, ...prefixed('metadata', metadata) }, nodes, lists };
}

/** What a section states. Members of its content stand beside its type, so that two people can change a picture and its text. */
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
