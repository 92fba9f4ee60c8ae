import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, signedIn, type RestClient } from '../support/restClient.ts';
import type { Servers } from '../support/servers.ts';
import { makeLargeCourse } from './largeCourse.ts';
import { median } from './machine.ts';

const SAVES = 30;
const SECTIONS = 5;

/** Milliseconds to save the name of one lecture, by the size of its course, in the middle of many saves by turns. */
export async function measureLectureSaves(servers: Servers): Promise<{ small: number; large: number }> {
  const author = await signedIn(createRestClient(servers.platformUrl, hosts.lectern), authors[hosts.lectern]);
  const small = await openCourse(author, 10);
  const large = await openCourse(author, 1_000);
  const times = { small: [] as number[], large: [] as number[] };
  for (let save = 0; save < SAVES; save += 1) {
    times.small.push(await small(save));
    times.large.push(await large(save));
  }
  return { small: median(times.small), large: median(times.large) };
}

/** Saves the name of a lecture in the middle of a new course; answers how long that took. */
async function openCourse(author: RestClient, lectures: number): Promise<(save: number) => Promise<number>> {
  const { id, modules = [] } = await makeLargeCourse(author, { lectures, sections: SECTIONS });
  const path = `/api/v1/secured/courses/${id}`;
  const middle = modules.length >> 1;
  /** As an editor sends it: what has not changed is named alone. */
  const modulesWith = (name: string) =>
    modules.map(({ id: moduleId, lectures: all }, at) => ({
      id: moduleId,
      ...(at === middle
        ? { lectures: all.map(({ lectureId }, index) => ({ id: lectureId, ...(index === 0 ? { name } : {}) })) }
        : {}),
    }));
  let etag = (await author.send(path)).headers.get('etag') ?? '';
  return async (save) => {
    const begun = performance.now();
    const answer = await author.send(path, {
      method: 'PATCH',
      headers: { 'if-match': etag },
      body: { modules: modulesWith(`Name ${save}`) },
    });
    const taken = performance.now() - begun;
    if (answer.status !== 200) throw new Error(`The save was refused: ${JSON.stringify(answer.body)}`);
    etag = answer.headers.get('etag') ?? '';
    return taken;
  };
}
