/** What is told of a course that ships as a template, before it is chosen. Pure. */
import type { ReceivedCourse } from '../courseSchemas.ts';
import type { CourseTemplate } from './templateSchemas.ts';

export function templateOf(key: string, course: ReceivedCourse): CourseTemplate {
  const modules = course.modules ?? [];
  const lectures = modules.flatMap((module) => module.lectures ?? []);
  return {
    key,
    language: key.slice(key.lastIndexOf('.') + 1),
    name: course.name ?? '',
    miniDescription: course.miniDescription ?? '',
    duration: lectures.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0),
    certifiable: course.certifiable ?? false,
    lectureCount: lectures.length,
    questionCount: lectures.reduce((sum, { questionAnswers }) => sum + (questionAnswers?.length ?? 0), 0),
    achievementCount: course.gamificationItems?.length ?? 0,
    modules: modules.map((module) => ({
      name: module.name ?? '',
      lectures: (module.lectures ?? []).map(({ name, durationMinutes }) => ({
        name: name ?? '',
        durationMinutes: durationMinutes ?? 0,
      })),
    })),
  };
}
