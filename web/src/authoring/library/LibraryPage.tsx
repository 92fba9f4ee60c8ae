import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { LibraryFiles } from './LibraryFiles.tsx';
import type { LibraryPageQuery } from './__generated__/LibraryPageQuery.graphql.ts';

const query = graphql`
  query LibraryPageQuery @throwOnFieldError {
    ...AdminGuard_query
  }
`;

/** The files of the workspace, outside of any course (ADM-01, LIB-03). */
function LibraryPage(): ReactElement {
  return (
    <AdminPartPage part="library">
      <EditorTexts>
        <LibraryFiles />
      </EditorTexts>
    </AdminPartPage>
  );
}

export const libraryPage = defineAdminPage<LibraryPageQuery>({
  Page: LibraryPage,
  query,
  Skeleton: () => (
    <AdminListSkeleton part="library" filters={{ width: 640, height: 68 }} rows={{ count: 3, height: 160 }} />
  ),
});
