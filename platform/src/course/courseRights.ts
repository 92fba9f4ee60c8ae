import { DomainError } from '../errors.ts';
import type { Roles } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

/** Who works on a course. That they are course admins is the route's rule (OP-54). */
export interface Author {
  readonly userId: Id;
  readonly roles: Roles;
}

/** ROLE-04: templates are for full admins. The seed has no author and may. */
export function requireTemplateRight(author: Author | null): void {
  if (author !== null && !author.roles.admin) {
    throw new DomainError('FORBIDDEN', { message: 'Only an admin may edit a template' });
  }
}
