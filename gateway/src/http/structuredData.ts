/** What a page says about itself to search engines, in the words of schema.org, as JSON-LD. */

interface Site {
  readonly name: string;
  readonly url: string;
}

export interface DescribedCourse {
  readonly name: string;
  readonly url: string;
  readonly description: string | null;
  /** Absolute. */
  readonly image: string | null;
}

export const courseData = ({ name, url, description, image }: DescribedCourse, site: Site): object => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name,
  url,
  ...(description === null ? {} : { description }),
  ...(image === null ? {} : { image }),
  provider: { '@type': 'Organization', name: site.name, sameAs: site.url },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
});

export const courseListData = (courses: readonly Pick<DescribedCourse, 'name' | 'url'>[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: courses.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
});

const escapes: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** The element that carries it. Nothing an author wrote can end it: JSON writes every sign of a tag as an escape. */
export const dataElement = (data: object, nonce: string): string =>
  `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? sign,
  )}</script>`;
