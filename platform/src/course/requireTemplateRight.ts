import { DomainError } from '../errors.ts';
import { mayMakeTemplates, type Author } from './policy.ts';

/** ROLE-04: templates are for full admins. The seed has no author and may. */
export function requireTemplateRight(author: Author | null): void {
  if (author !== null && !mayMakeTemplates(author)) {
    throw new DomainError('FORBIDDEN', { message: 'Only an admin may edit a template' });
  }
}
