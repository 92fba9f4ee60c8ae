import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { Failure } from '../../errors/errorText.ts';
import { useToast } from '../../ui/toastContext.ts';
import { courseFileName } from './courseFileName.ts';
import { downloadJson } from './downloadJson.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import type { useExportCourseQuery } from './__generated__/useExportCourseQuery.graphql.ts';

/** Reads a course with all its content and gives it to the browser as a file (IMPEX-01, OP-73). */
export function useExportCourse({ id }: { id: string }): [save: () => void, pending: boolean] {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const errorText = useCourseErrorText();
  const [pending, setPending] = useState(false);
  const save = useCallback(() => {
    setPending(true);
    void readExport(environment, id)
      .then(
        (course) => {
          if (course) downloadJson(courseFileName(course.name), course.exported);
          else toast({ intent: 'error', text: errorText({ code: 'NOT_FOUND' }) });
          return undefined;
        },
        (error: unknown) => toast({ intent: 'error', text: errorText(error as Failure) }),
      )
      .finally(() => setPending(false));
  }, [environment, errorText, id, toast]);
  return [save, pending];
}

/** The name and the whole content of a course; null when it is gone. */
export async function readExport(environment: IEnvironment, id: string) {
  const data = await fetchQuery<useExportCourseQuery>(
    environment,
    graphql`
      query useExportCourseQuery($id: ID!) @throwOnFieldError {
        authoredCourse(id: $id) {
          name
          exported
        }
      }
    `,
    { id },
  ).toPromise();
  return data?.authoredCourse ?? null;
}
