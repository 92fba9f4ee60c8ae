import type { Filter } from '../filter/filter.ts';
import type { PatchStep } from '../patch/readPatch.ts';
import { ScimError } from '../scimError.ts';
import { mostMembers } from '../scimSchemas.ts';
import { memberIds, nameOf, tooManyMembers } from './groupDraft.ts';
import { textOf } from '../attributes.ts';

/** Who is put in, taken out, or alone in the group from then on. */
export interface MemberStep {
  readonly kind: 'add' | 'remove' | 'set';
  readonly members: readonly string[];
}

/** What a PATCH makes of a group. */
export interface GroupPatch {
  readonly name: string;
  readonly externalId: string | null;
  /** In their order; those of one kind that follow each other are one. */
  readonly memberSteps: readonly MemberStep[];
}

/** Reads a PATCH of a group; attributes that nothing is kept of are passed over. Throws what `readGroupDraft` throws, and `invalidFilter`. */
export function patchGroup(
  { scimId, name, externalId }: { readonly scimId: string; readonly name: string; readonly externalId: string | null },
  steps: readonly PatchStep[],
): GroupPatch {
  const after = { name, externalId, memberSteps: [] as MemberStep[] };
  for (const step of steps) {
    const given = new Map([[step.path.attribute, step.op === 'remove' ? null : step.value]]);
    switch (step.path.attribute) {
      case 'id':
        if (step.value !== scimId) {
          throw new ScimError('mutability', 'id cannot be changed');
        }
        break;
      case 'displayname':
        after.name = nameOf(given);
        break;
      case 'externalid':
        after.externalId = textOf(given, 'externalId');
        break;
      case 'members':
        join(after.memberSteps, memberStepOf(step));
    }
  }
  if (after.memberSteps.reduce((sum, { members }) => sum + members.length, 0) > mostMembers) {
    throw tooManyMembers();
  }
  return after;
}

function memberStepOf({ op, path, value }: PatchStep): MemberStep {
  if (path.filter !== null) {
    if (op !== 'remove' || path.sub !== null) {
      throw new ScimError('invalidPath', 'Members are named by a filter only to remove them');
    }
    return { kind: 'remove', members: idsOf(path.filter) };
  }
  switch (op) {
    case 'add':
      return { kind: 'add', members: memberIds(value) };
    case 'replace':
      return { kind: 'set', members: memberIds(value) };
    case 'remove':
      // Some providers name those to remove by a value in place of a filter.
      return value === undefined || value === null
        ? { kind: 'set', members: [] }
        : { kind: 'remove', members: memberIds(value) };
  }
}

/** The ids in `value eq "…"`, or in several of it joined by `or`. */
function idsOf(filter: Filter): readonly string[] {
  if (filter.op === 'or') {
    return filter.parts.flatMap(idsOf);
  }
  if (filter.op !== 'eq' || filter.attribute !== 'value' || typeof filter.value !== 'string') {
    throw new ScimError('invalidFilter', 'Name members to remove by members[value eq "id of the user"]');
  }
  return [filter.value];
}

function join(steps: MemberStep[], step: MemberStep): void {
  const last = steps.at(-1);
  if (last?.kind === step.kind && step.kind !== 'set') {
    steps[steps.length - 1] = { kind: step.kind, members: [...last.members, ...step.members] };
  } else {
    steps.push(step);
  }
}
