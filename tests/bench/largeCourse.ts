import type { RestClient } from '../support/restClient.ts';
import type { CourseWire } from '../support/wire.ts';

const LECTURES_PER_MODULE = 20;
/** A body of a request holds not all of a large course, so that its lectures come in portions. */
const LECTURES_PER_SAVE = 100;

/** A course of so many lectures, each of as many text sections. */
export async function makeLargeCourse(
  author: RestClient,
  { lectures, sections }: { readonly lectures: number; readonly sections: number },
): Promise<CourseWire> {
  const lecture = (index: number) => ({
    name: `Lecture ${index + 1}`,
    sections: Array.from({ length: sections }, (_, at) => ({
      type: 'TEXT',
      content: `Section ${at + 1} of lecture ${index + 1} says what it has to say in a sentence of a common length.`,
    })),
  });
  let course = await author.expect<CourseWire>('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: { name: `${lectures} lectures of ${sections} sections`, modules: [] },
  });
  for (let from = 0; from < lectures; from += LECTURES_PER_SAVE) {
    const there = (course.modules ?? []).map(({ id }) => ({ id }));
    const until = Math.min(from + LECTURES_PER_SAVE, lectures);
    const added: { name: string; lectures: object[] }[] = [];
    for (let first = from; first < until; first += LECTURES_PER_MODULE) {
      const count = Math.min(LECTURES_PER_MODULE, until - first);
      const all = Array.from({ length: count }, (_, index) => lecture(first + index));
      added.push({ name: `Module ${first / LECTURES_PER_MODULE + 1}`, lectures: all });
    }
    const path = `/api/v1/secured/courses/${course.id}`;
    const { headers } = await author.send(path);
    course = await author.expect<CourseWire>(`${path}?include=modules`, {
      method: 'PATCH',
      headers: { 'if-match': headers.get('etag') ?? '' },
      body: { modules: [...there, ...added] },
    });
  }
  return course;
}
