import type { RestClient } from './restClient.ts';

/** A course of one lecture. */
export interface LectureCourse {
  readonly courseId: number;
  readonly lectureId: number;
  /** The address of the lecture as its learners see it. */
  readonly path: string;
  /** Its address in the editor. */
  readonly editPath: string;
}

/** Makes a published course of one lecture, whose content is as the REST interface takes it; `fields` are more of the course. */
export async function makeLectureCourse(
  author: RestClient,
  lecture: {
    readonly name: string;
    readonly sections?: readonly object[];
    readonly questionAnswers?: readonly object[];
  },
  fields: object = {},
): Promise<LectureCourse> {
  const { id, modules } = await author.expect<{
    id: number;
    modules: readonly { id: number; lectures: readonly { id: number }[] }[];
  }>('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: {
      name: `${lecture.name} ${Date.now()}`,
      published: true,
      modules: [{ name: lecture.name, lectures: [lecture] }],
      ...fields,
    },
  });
  const [module] = modules;
  const lectureId = module?.lectures[0]?.id;
  if (module === undefined || lectureId === undefined) throw new Error('The course came without its lecture');
  const place = `/courseware/?lecture=${lectureId}&module=${module.id}`;
  return { courseId: id, lectureId, path: `${place}#!${id}`, editPath: `${place}&edit=true#!${id}` };
}
