import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { SavedSections } from './SavedSections.tsx';
import type { SavedSectionsPageQuery } from './__generated__/SavedSectionsPageQuery.graphql.ts';

const query = graphql`
  query SavedSectionsPageQuery @throwOnFieldError {
    ...AdminGuard_query
  }
`;

/** The saved sections of the workspace, outside of any course (ADM-01, SLIB-02). */
function SavedSectionsPage(): ReactElement {
  return (
    <AdminPartPage part="savedSections">
      <EditorTexts>
        <SavedSections />
      </EditorTexts>
    </AdminPartPage>
  );
}

export const savedSectionsPage = defineAdminPage<SavedSectionsPageQuery>({
  Page: SavedSectionsPage,
  query,
  Skeleton: () => (
    <AdminListSkeleton part="savedSections" filters={{ width: 480, height: 68 }} rows={{ count: 5, height: 56 }} />
  ),
});
