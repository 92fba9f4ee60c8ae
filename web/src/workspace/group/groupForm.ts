/** What is written in the form of a group. */
export interface GroupForm {
  name: string;
  description: string;
  /** Whether everyone at a domain belongs to it as well. */
  atDomain: boolean;
  /** As typed, with or without its @. */
  domain: string;
}

export const emptyGroup: GroupForm = { name: '', description: '', atDomain: false, domain: '' };

/** What does not fit, by the name of its message. */
export type GroupProblems = Partial<Record<'name' | 'domain', 'nameMissing' | 'nameSemicolon' | 'domainWrong'>>;

const domainShape = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

const domainOf = (text: string): string => text.trim().replace(/^@/, '').toLowerCase();

export function problemsOf({ name, atDomain, domain }: GroupForm): GroupProblems {
  return {
    ...(name.trim() === '' ? { name: 'nameMissing' as const } : {}),
    ...(name.includes(';') ? { name: 'nameSemicolon' as const } : {}),
    ...(atDomain && !domainShape.test(domainOf(domain)) ? { domain: 'domainWrong' as const } : {}),
  };
}

/** What is sent, of a form without problems. */
export const toGroupInput = ({ name, description, atDomain, domain }: GroupForm) => ({
  name: name.trim(),
  description: description.trim(),
  addressDomain: atDomain ? domainOf(domain) : null,
});
