import type { GroupCourse, PersonGroup } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';
import type { GroupWire } from './groupWire.ts';

/** What of a group comes along where it is the subject itself. */
type Details = Omit<PersonGroup, 'id' | 'groupId' | 'name' | 'members' | 'courses'>;

/** A group; of one that a person belongs to the name alone came along, and the rest is read where it is asked for. */
export type GroupModel = Pick<PersonGroup, 'id' | 'groupId' | 'name'> & { readonly details: Details | null };

export const toGroup = ({ id, name, ...wire }: GroupWire): GroupModel => ({
  ...toNamedGroup({ id, name }),
  details: {
    description: wire.description,
    addressDomain: wire.addressDomain,
    origin: wire.origin,
    memberCount: wire.memberCount,
    createTime: wire.createTime,
    updateTime: wire.updateTime,
  },
});

/** The course itself is read where it is asked for. */
export type GroupCourseModel = Omit<GroupCourse, 'course'>;

export const toGroupCourse = (wire: Schemas['GroupCourse']): GroupCourseModel => ({ ...wire });

export const toNamedGroup = ({ id, name }: Schemas['Person']['groups'][number]): GroupModel => ({
  id: toGlobalId('PersonGroup', id),
  groupId: id,
  name,
  details: null,
});
