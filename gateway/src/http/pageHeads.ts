import type { FastifyRequest } from 'fastify';
import pageWords from '../../../contracts/pageWords.json' with { type: 'json' };
import { createCoursePreviews } from '../course/coursePreviews.ts';
import { readFirstCourses } from '../course/publicCourses.ts';
import type { PublicStore } from '../rest/publicStore.ts';
import { imageAddress, type PageHead } from './pageHead.ts';
import type { PageHost } from './pageHosts.ts';
import { callerHeadersOf, originOf } from './requestScope.ts';
import { courseData, courseListData } from './structuredData.ts';

/** The canonical address of a course's page (ADR 0072), as a path. */
export const coursePath = (courseId: number): string => `/courses/course/${courseId}`;

/** The pages beside courses that search engines are told of. */
export const landingPath = '/';
export const cataloguePath = '/courses/';

/** As many as the first screen of the catalogue shows. */
const listedCourses = 25;
/** A page waits no longer for what its head says. */
const timeoutMs = 1_000;

/** What the heads of the public pages say of a host; null where it has no workspace that they could speak of. */
export interface PageHeads {
  readonly landing: (request: FastifyRequest, host: PageHost) => Promise<PageHead | null>;
  readonly catalogue: (request: FastifyRequest, host: PageHost) => Promise<PageHead | null>;
  readonly course: (request: FastifyRequest, host: PageHost, courseId: number) => Promise<PageHead>;
}

export function createPageHeads(store: PublicStore): PageHeads {
  const findPreview = createCoursePreviews(store);

  return {
    async landing(request, host) {
      return host.hasWorkspace === true ? headOf(request, host, landingPath) : null;
    },

    async catalogue(request, host) {
      if (host.hasWorkspace !== true) return null;
      const origin = originOf(request);
      const headers = { ...callerHeadersOf(request), accept: 'application/json' };
      const signal = AbortSignal.timeout(timeoutMs);
      const read = (path: string) =>
        store.read({ host: request.callerHost, path, headers, signal }, (answer) => answer.json());
      // Without the list the page is as good: its client reads the courses on its own.
      const courses = await readFirstCourses(read, listedCourses).catch(() => []);
      const listed = courses.map(({ id, name }) => ({ name, url: `${origin}${coursePath(id)}` }));
      return {
        ...headOf(request, host, cataloguePath),
        title: wordsOf(host).catalogue,
        data: listed.length === 0 ? null : courseListData(listed),
      };
    },

    async course(request, host, courseId) {
      const course = host.isServed ? await findPreview(request.callerHost, courseId, callerHeadersOf(request)) : null;
      const speaksForSite = { url: null, site: host.title, title: null, description: null, image: null, data: null };
      if (course === null) return speaksForSite;
      const { name, description } = course;
      const origin = originOf(request);
      const url = `${origin}${coursePath(courseId)}`;
      const image = imageAddress(course.image, origin);
      const site = { name: host.title, url: `${origin}${landingPath}` };
      return {
        ...speaksForSite,
        url,
        title: name,
        description,
        image,
        data: courseData({ name, url, description, image }, site),
      };
    },
  };
}

const wordsOf = ({ language }: PageHost): { readonly catalogue: string; readonly description: string } =>
  pageWords[(language ?? 'EN').toLowerCase() as Lowercase<NonNullable<PageHost['language']>>];

function headOf(request: FastifyRequest, host: PageHost, path: string): PageHead {
  const origin = originOf(request);
  return {
    url: `${origin}${path}`,
    site: host.title,
    title: null,
    description: wordsOf(host).description,
    image: imageAddress(host.image, origin),
    data: null,
  };
}
