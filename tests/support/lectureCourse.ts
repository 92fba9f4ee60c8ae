import type { RestClient } from './restClient.ts';

/** A published course whose only lecture asks these questions, as the REST interface takes them, and the address of that lecture. */
export async function makeQuestionCourse(
  author: RestClient,
  questionAnswers: readonly object[],
): Promise<{ courseId: number; path: string }> {
  const made = await author.expect<{
    id: number;
    modules: readonly { id: number; lectures: readonly { id: number }[] }[];
  }>('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: {
      name: `Questions ${Date.now()}`,
      published: true,
      modules: [{ name: 'Questions', lectures: [{ name: 'Questions', questionAnswers }] }],
    },
  });
  const [module] = made.modules;
  return {
    courseId: made.id,
    path: `/courseware/?lecture=${module?.lectures[0]?.id}&module=${module?.id}#!${made.id}`,
  };
}
