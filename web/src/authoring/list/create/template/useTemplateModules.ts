import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Template, TemplateModule } from './template.ts';
import type { useTemplateModulesQuery } from './__generated__/useTemplateModulesQuery.graphql.ts';

/** The table of contents of a template; that of a course of the workspace is read now, as few of them are looked at. */
export function useTemplateModules({ key, modules }: Template): readonly TemplateModule[] | 'loading' | 'failed' {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<readonly TemplateModule[] | 'loading' | 'failed'>('loading');
  const isKnown = modules !== null;
  useEffect(() => {
    if (isKnown) return undefined;
    const reading = fetchQuery<useTemplateModulesQuery>(
      environment,
      graphql`
        query useTemplateModulesQuery($courseId: ID!) @throwOnFieldError {
          authoredCourse(id: $courseId) {
            modules {
              name
              lectures {
                name
                durationMinutes
              }
            }
          }
        }
      `,
      { courseId: key },
    ).subscribe({
      next: ({ authoredCourse }) =>
        setRead(
          (authoredCourse?.modules ?? []).map(({ name, lectures }) => ({
            name,
            lectures: lectures.map((lecture) => ({
              name: lecture.name,
              durationMinutes: lecture.durationMinutes ?? null,
            })),
          })),
        ),
      error: () => setRead('failed'),
    });
    return () => reading.unsubscribe();
  }, [environment, isKnown, key]);
  return modules ?? read;
}
