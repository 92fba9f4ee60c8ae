import { useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import { refusalOf } from '../../errors/refusal.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  useReplaceFileMutation,
  useReplaceFileMutation$data,
} from './__generated__/useReplaceFileMutation.graphql.ts';
import type { LibraryFile } from './libraryFile.ts';
import type { OpenCourse } from './openCourse.ts';
import type { FilePlace } from './useFileChanges.ts';

type Answer = NonNullable<useReplaceFileMutation$data['replaceFile']>;
export type LeftPlace = NonNullable<Answer['remainingIn']>[number];

export interface Replaced {
  /** How many places were changed, those of the open course apart. */
  readonly count: number;
  /** The places that still show the old file. */
  readonly left: readonly LeftPlace[];
  /** Whether the open course shows the other file now; null where it had nothing to change. */
  readonly inDraft: boolean | null;
}

const mutation = graphql`
  mutation useReplaceFileMutation($input: ReplaceFileInput!) {
    replaceFile(input: $input) {
      replacedIn {
        rawId
      }
      remainingIn {
        use {
          kind
          rawId
          name
          courseId
        }
        reason
        editor {
          name
        }
      }
      userErrors {
        code
        params
      }
    }
  }
`;

/** Puts another file in the place of one, everywhere (LIB-05): on the platform, and in the draft of the course that is open. */
export function useReplaceFile(open: OpenCourse | null): {
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly replaced: Replaced | null;
  readonly replace: (file: LibraryFile, by: LibraryFile, places: readonly FilePlace[]) => void;
} {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<{ pending: boolean; failure: Failure | null; replaced: Replaced | null }>({
    pending: false,
    failure: null,
    replaced: null,
  });

  async function replaceAll(file: LibraryFile, by: LibraryFile, places: readonly FilePlace[]): Promise<Replaced> {
    const { count, left } = await replaceStored(environment, file.id, by.id);
    const isOpen = ({ kind, rawId, courseId }: Pick<FilePlace, 'kind' | 'rawId' | 'courseId'>): boolean =>
      open !== null && (kind === 'COURSE' ? rawId : courseId) === open.courseId;
    const inDraft = open === null ? null : await open.replace(places.filter(isOpen), file.url, by.url);
    return {
      count,
      left: left.filter(({ use, reason }) => reason !== 'BEING_EDITED' || !isOpen(use)),
      inDraft,
    };
  }

  return {
    ...state,
    replace: (file, by, places) => {
      setState({ pending: true, failure: null, replaced: null });
      replaceAll(file, by, places).then(
        (replaced) => setState({ pending: false, failure: null, replaced }),
        (failure: Failure) => setState({ pending: false, failure, replaced: null }),
      );
    },
  };
}

/** As often as enough was changed at once and more is to come. */
async function replaceStored(
  environment: IEnvironment,
  fileId: string,
  replacementId: string,
): Promise<Pick<Replaced, 'count' | 'left'>> {
  let count = 0;
  for (;;) {
    const payload = await commit(environment, fileId, replacementId);
    const { replacedIn, remainingIn } = payload;
    if (!replacedIn || !remainingIn) throw refusalOf(payload);
    count += replacedIn.length;
    if (replacedIn.length === 0 || !remainingIn.some(({ reason }) => reason === 'LATER'))
      return { count, left: remainingIn };
  }
}

const commit = (environment: IEnvironment, fileId: string, replacementId: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    commitMutation<useReplaceFileMutation>(environment, {
      mutation,
      variables: { input: { fileId, replacementId } },
      onCompleted: ({ replaceFile }) => resolve(answered(replaceFile)),
      onError: reject,
    });
  });
