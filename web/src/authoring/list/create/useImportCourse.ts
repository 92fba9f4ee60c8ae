import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import { refusalOf } from '../../../errors/refusal.ts';
import type { Failure } from '../../../errors/errorText.ts';
import type { useImportCourseMutation } from './__generated__/useImportCourseMutation.graphql.ts';

/** Why a file was not imported; `paths` are the places in it that do not fit. */
export interface ImportRefusal {
  readonly failure: Failure;
  readonly paths: readonly string[];
}

export type ImportWarning = NonNullable<
  NonNullable<useImportCourseMutation['response']['importCourse']>['warnings']
>[number];

type ImportedModules = NonNullable<
  NonNullable<useImportCourseMutation['response']['importCourse']>['course']
>['modules'];

export interface ImportedCourse {
  readonly courseId: number;
  readonly name: string;
  readonly modules: ImportedModules;
  /** What it names and the workspace does not have. */
  readonly warnings: readonly ImportWarning[];
}

type Send = (content: Readonly<Record<string, unknown>>, file: File) => void;

/** Imports a course (IMPEX-02) that was read from a file. */
export function useImportCourse(
  onImported: (imported: ImportedCourse) => void,
): [send: Send, pending: boolean, refusal: ImportRefusal | null] {
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const sent = useRef<{ readonly file: File; readonly key: string } | null>(null);
  const [commit, pending] = useMutation<useImportCourseMutation>(graphql`
    mutation useImportCourseMutation($input: ImportCourseInput!) {
      importCourse(input: $input) {
        course {
          courseId
          name
          modules {
            moduleId
            lectures {
              lectureId
            }
          }
        }
        warnings {
          address
          lecture
          path
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const send = useCallback<Send>(
    (content, file) => {
      setRefusal(null);
      // A lost answer must not import twice; another file is another import.
      if (sent.current?.file !== file) sent.current = { file, key: crypto.randomUUID() };
      commit({
        variables: { input: { content, idempotencyKey: sent.current.key } },
        onCompleted: ({ importCourse }) => {
          const payload = answered(importCourse);
          const { course, warnings } = payload;
          sent.current = null;
          if (course) onImported({ ...course, warnings: warnings ?? [] });
          else setRefusal({ failure: refusalOf(payload), paths: payload.userErrors.flatMap(pathOf) });
        },
        onError: (failure) => {
          setRefusal({ failure, paths: [] });
        },
      });
    },
    [commit, onImported],
  );
  return [send, pending, refusal];
}

function pathOf({ params }: { readonly params?: unknown }): string[] {
  const path: unknown = params !== null && typeof params === 'object' ? (params as { path?: unknown }).path : null;
  return typeof path === 'string' ? [path] : [];
}
