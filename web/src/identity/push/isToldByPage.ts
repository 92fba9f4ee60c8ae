import type { NoticeKind } from './__generated__/useLiveNoticesSubscription.graphql.ts';

const lecturePages = '/courseware/';

/** Parts of an address. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const isSame = (a: string, b: string, name: string): boolean =>
  new URLSearchParams(a).get(name) === new URLSearchParams(b).get(name);

/** Whether the page at an address says on its own what a notice would: who studies sees what they earn, a lecture offers what is written after it. */
export function isToldByPage({ kind, url }: { readonly kind: NoticeKind; readonly url: string }, page: Place): boolean {
  switch (kind) {
    case 'CERTIFICATE':
    case 'ACHIEVEMENT':
      return page.pathname.startsWith(lecturePages);
    case 'REPLY':
    case 'QUESTION': {
      const { pathname, search, hash } = new URL(url);
      return pathname === page.pathname && hash === page.hash && isSame(search, page.search, 'lecture');
    }
    case 'DUE':
    case 'ENROLMENT':
      return false;
  }
}
