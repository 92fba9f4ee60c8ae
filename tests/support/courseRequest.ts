import type { RestClient } from './restClient.ts';
import type { CourseWire } from './wire.ts';

/**
 * A published course of one lecture that asks `questions` single choices; the second of three options is right, tries are unlimited. It
 * gives a certificate where it is `certifiable`.
 */
export async function makeQuizCourse(author: RestClient, questions: number, certifiable = false): Promise<CourseWire> {
  return author.expect('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: {
      name: `Quiz ${Date.now()}`,
      published: true,
      certifiable,
      modules: [
        {
          name: 'Questions',
          lectures: [
            {
              name: 'Quiz',
              questionAnswers: Array.from({ length: questions }, (_, index) => ({
                '@type': 'SingleChoice',
                question: `Question ${index + 1}`,
                answer: ['one', 'two', 'three'],
                correctAnswer: [2],
                wrongLimit: 0,
              })),
            },
          ],
        },
      ],
    },
  });
}
