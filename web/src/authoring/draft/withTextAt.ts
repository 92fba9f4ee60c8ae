import type { CourseDraft } from './courseDraft.ts';
import { findNode } from './findNode.ts';
import type { Operation } from './operation.ts';

/** A member of a node by its dotted path. */
interface TextPlace {
  /** Null for the course. */
  readonly node: string | null;
  readonly field: string;
}

/**
 * The operation that changes one text of a draft; null where there is none, and where it stays the same. Of a course, a module and a lecture
 * it changes the description alone.
 */
export function withTextAt(
  draft: CourseDraft,
  { node, field }: TextPlace,
  change: (text: string) => string,
): Operation | null {
  const steps = field.split('.');
  const within = <Value extends object>(value: Value): Value => changedAt(value, steps, change);
  const found = node === null ? null : findNode(draft, node);
  switch (found?.kind) {
    case undefined:
      return node === null
        ? changedOrNull(draft.fields, within, ({ description }) => ({ type: 'setCourse', fields: { description } }))
        : null;
    case 'module':
      return changedOrNull(found.node.fields, within, ({ description }) => ({
        type: 'setModule',
        key: found.node.key,
        fields: { description },
      }));
    case 'lecture':
      return changedOrNull(found.node.fields, within, ({ description }) => ({
        type: 'setLecture',
        key: found.node.key,
        fields: { description },
      }));
    case 'section':
      return changedOrNull(found.node.content, within, (content) => ({
        type: 'setSection',
        key: found.node.key,
        content,
      }));
    case 'question':
      return changedOrNull(found.node, within, (question) => ({ type: 'setQuestion', question }));
    case 'achievement':
      return changedOrNull(found.node, within, (achievement) => ({ type: 'setAchievement', achievement }));
  }
}

function changedOrNull<Value extends object>(
  value: Value,
  change: (value: Value) => Value,
  operation: (value: Value) => Operation,
): Operation | null {
  const next = change(value);
  return next === value ? null : operation(next);
}

/** The same value where the text is not there or stays as it is. */
function changedAt<Value>(value: Value, steps: readonly string[], change: (text: string) => string): Value {
  const [step, ...rest] = steps;
  // A text leads to a text, and what a member was it still is: the compiler does not follow the path.
  if (step === undefined) return typeof value === 'string' ? (change(value) as Value) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  const member: unknown = (value as Readonly<Record<string, unknown>>)[step];
  const next = changedAt(member, rest, change);
  if (next === member) return value;
  return (Array.isArray(value) ? value.with(Number(step), next) : { ...value, [step]: next }) as Value;
}
