import type { MessageDescriptor } from 'react-intl';
import { scopeMessages as messages } from './scopeMessages.ts';
import type { TokenPart } from './scopes.ts';

/** What each part is called, and one line about it. */
export const partWords: Readonly<Record<TokenPart, { name: MessageDescriptor; about: MessageDescriptor }>> = {
  ACCOUNT: { name: messages.account, about: messages.accountAbout },
  COURSES: { name: messages.courses, about: messages.coursesAbout },
  FILES: { name: messages.files, about: messages.filesAbout },
  ENROLMENTS: { name: messages.enrolments, about: messages.enrolmentsAbout },
  DISCUSSIONS: { name: messages.discussions, about: messages.discussionsAbout },
  PEOPLE: { name: messages.people, about: messages.peopleAbout },
  CAMPAIGNS: { name: messages.campaigns, about: messages.campaignsAbout },
  ANALYTICS: { name: messages.analytics, about: messages.analyticsAbout },
  WORKSPACE: { name: messages.workspace, about: messages.workspaceAbout },
  JOBS: { name: messages.jobs, about: messages.jobsAbout },
};
