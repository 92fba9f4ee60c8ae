import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './world.ts';

const ORDER = `mutation ($i: EnrolPeopleInput!) { enrolPeople(input: $i) { job { jobId } userErrors { code } } }`;
const READ = `query ($c: ID!, $s: String!) { workspace { waitingEnrolments(courseId: $c, search: $s) { nodes { id } } } }`;

interface Waiting {
  readonly workspace: { readonly waitingEnrolments: { readonly nodes: readonly { readonly id: string }[] } };
}

/** The global id of an enrolment of somebody who has no account, in the course of a world. */
export async function waitingEnrolmentId({ people, course, marker }: World): Promise<string | undefined> {
  const { tool } = people.admin;
  const address = `waits-${marker.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@enrol.test`;
  await tool.expect(ORDER, { i: { courseId: String(course.courseId), people: { usernames: [address] } } });
  for (let tries = 0; tries < 60; tries += 1) {
    const found = await tool.expect<Waiting>(READ, { c: String(course.courseId), s: address });
    const [waiting] = found.workspace.waitingEnrolments.nodes;
    if (waiting !== undefined) {
      return waiting.id;
    }
    await pause(250);
  }
  return undefined;
}
