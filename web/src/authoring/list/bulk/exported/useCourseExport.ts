import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { saveFile } from '../../../../ui/download/saveFile.ts';
import { readExport } from '../../useExportCourse.ts';
import { courseArchive } from './courseArchive.ts';
import { exportCourses, type LeftOut } from './exportCourses.ts';

export const archiveName = 'courses.zip';

export type CourseExport =
  | { readonly is: 'reading'; readonly done: number }
  | { readonly is: 'failed' }
  | { readonly is: 'saved'; readonly leftOut: readonly LeftOut[] };

/** Exports courses as one ZIP, once; goes no further when what shows it is closed. */
export function useCourseExport(ids: readonly string[]): CourseExport {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<CourseExport>({ is: 'reading', done: 0 });
  useEffect(() => {
    const cancelled = new AbortController();
    const { signal } = cancelled;
    const run = async (): Promise<void> => {
      const archive = courseArchive();
      const leftOut = await exportCourses({
        ids,
        read: (id) => readExport(environment, id),
        archive,
        signal,
        onRead: (done) => setState({ is: 'reading', done }),
      });
      if (signal.aborted) return;
      if (leftOut.length < ids.length) saveFile(archiveName, archive.finish());
      setState({ is: 'saved', leftOut });
    };
    run().catch(() => !signal.aborted && setState({ is: 'failed' }));
    return () => cancelled.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was selected when it was opened
  }, [environment]);
  return state;
}
