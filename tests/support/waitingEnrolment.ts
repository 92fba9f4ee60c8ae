import { finishedJob } from './finishedJob.ts';
import type { World } from './world.ts';

const ORDER = `mutation ($i: EnrolPeopleInput!) { enrolPeople(input: $i) { job { jobId } userErrors { code } } }`;
const READ = `query ($c: ID!, $s: String!) { workspace { waitingEnrolments(courseId: $c, search: $s) { nodes { id } } } }`;

interface Ordered {
  readonly enrolPeople: { readonly job: { readonly jobId: number } | null } | null;
}

interface Waiting {
  readonly workspace: { readonly waitingEnrolments: { readonly nodes: readonly { readonly id: string }[] } };
}

/** The global id of an enrolment of someone who has no account, in the course of a world. */
export async function waitingEnrolmentId({ people, course, marker }: World): Promise<string | undefined> {
  const { tool, rest } = people.admin;
  const address = `waits-${marker.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@enrol.test`;
  const { enrolPeople } = await tool.expect<Ordered>(ORDER, {
    i: { courseId: String(course.courseId), people: { usernames: [address] } },
  });
  // On an expired trial nobody orders one.
  if (enrolPeople?.job == null) {
    return undefined;
  }
  await finishedJob(rest, enrolPeople.job.jobId);
  const found = await tool.expect<Waiting>(READ, { c: String(course.courseId), s: address });
  return found.workspace.waitingEnrolments.nodes[0]?.id;
}
