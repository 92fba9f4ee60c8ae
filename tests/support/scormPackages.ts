import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** Small packages of our own, as an author would upload them (SCORM-01, SCORM-02). */
const CAFE = resolve(import.meta.dirname, '../../platform/seed/scorm/ordering-in-a-cafe');

/** The package of the sample courses: SCORM 1.2 with five screens, suspend data and a score; passed from 75 on. */
export const cafePackage = (): Uint8Array =>
  zipSync(Object.fromEntries(readdirSync(CAFE).map((name) => [name, readFileSync(join(CAFE, name))])));

/** SCORM 2004 with two items; each is done by its one button. */
export const twoItemsPackage = (): Uint8Array =>
  zipped({
    'imsmanifest.xml': manifest('2004 4th Edition', [
      { id: 'first', title: 'First part', href: 'item.html?part=1' },
      { id: 'second', title: 'Second part', href: 'item.html?part=2' },
    ]),
    'item.html': page(`
      const api = parent.API_1484_11;
      api.Initialize('');
      document.querySelector('button').onclick = () => {
        api.SetValue('cmi.completion_status', 'completed');
        api.SetValue('cmi.success_status', 'passed');
        api.SetValue('cmi.score.scaled', '1');
        api.Terminate('');
      };`),
  });

/** Calls nothing at all: whether it is done only the learner knows. */
export const silentPackage = (): Uint8Array =>
  zipped({
    'imsmanifest.xml': manifest('1.2', [{ id: 'only', title: 'A page', href: 'page.html' }]),
    'page.html': page(''),
  });

/** Begins and ends twice, says what is invalid, and speaks after its end. */
export const clumsyPackage = (): Uint8Array =>
  zipped({
    'imsmanifest.xml': manifest('1.2', [{ id: 'only', title: 'Clumsy', href: 'page.html' }]),
    'page.html': page(`
      const api = parent.API;
      api.LMSInitialize('');
      api.LMSInitialize('');
      api.LMSSetValue('cmi.core.score.raw', 'many');
      document.querySelector('button').onclick = () => {
        api.LMSSetValue('cmi.core.lesson_status', 'completed');
        api.LMSFinish('');
        api.LMSFinish('');
        api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
      };`),
  });

/**
 * As tools make 1.2: a frame within a frame looks upwards for the run-time, all is in the folder of the course, names have spaces and umlauts,
 * and what was done is said as the page goes, in its `unload` or `pagehide`.
 */
export const lastWordPackage = (event: 'unload' | 'pagehide'): Uint8Array =>
  zipped({
    'Kurs 1/imsmanifest.xml': manifest('1.2', [{ id: 'only', title: 'Last word', href: 'inhalt/Übung 1.html?a=b#c' }]),
    'Kurs 1/inhalt/Übung 1.html':
      '<!doctype html><html lang="de"><title>Rahmen</title><iframe src="seite@2x.html"></iframe></html>',
    'Kurs 1/inhalt/seite@2x.html': page(`
      let place = window, api = null;
      while (!(api = place.API) && place.parent !== place) place = place.parent;
      api.LMSInitialize('');
      document.querySelector('h1').textContent = 'Bookmark ' + (api.LMSGetValue('cmi.core.lesson_location') || 'none');
      window.addEventListener('${event}', () => {
        api.LMSSetValue('cmi.core.lesson_location', '12');
        api.LMSSetValue('cmi.suspend_data', 'x'.repeat(4096));
        api.LMSSetValue('cmi.core.exit', 'suspend');
        api.LMSFinish('');
      });`),
  });

/** As tools make 2004: the run-time is found from a window of its own, by what opened it. */
export const popupPackage = (): Uint8Array =>
  zipped({
    'imsmanifest.xml': manifest('2004 4th Edition', [{ id: 'only', title: 'Window', href: 'start.html' }]),
    'start.html': page(
      `document.querySelector('button').onclick = () => window.open('lesson.html', 'lesson', 'width=600,height=400');`,
    ),
    'lesson.html': page(`
      const found = (from) => {
        for (let place = from, tries = 0; place && tries < 20; place = place.parent === place ? null : place.parent, tries += 1) {
          if (place.API_1484_11) return place.API_1484_11;
        }
        return null;
      };
      const api = found(window) ?? found(window.opener);
      api.Initialize('');
      api.SetValue('cmi.suspend_data', 'y'.repeat(64000));
      document.querySelector('button').onclick = () => {
        api.SetValue('cmi.completion_status', 'completed');
        api.Commit('');
        api.Terminate('');
      };`),
  });

/**
 * SCORM 1.2 with an item for each way to look for the run-time, none of which is ready to be refused: `finders` are scripts that give what
 * they find. The heading says its outcome.
 */
export const finderPackage = (finders: readonly string[]): Uint8Array =>
  zipped({
    'imsmanifest.xml': manifest(
      '1.2',
      finders.map((_finder, at) => ({ id: `finder-${at}`, title: `finder-${at}`, href: `${at}.html` })),
    ),
    ...Object.fromEntries(
      finders.map((finder, at) => [
        `${at}.html`,
        page(`
          window.onerror = (message) => { document.querySelector('h1').textContent = message; };
          const api = (() => { ${finder} })();
          document.querySelector('h1').textContent = api ? 'Found ' + api.LMSInitialize('') : 'Nothing';`),
      ]),
    ),
  });

/** Sets the session's cookie for every path and name of a host that it can think of, and very many. The heading says what it reads of others. */
export const cookiePackage = (): Uint8Array =>
  zipped({
    'imsmanifest.xml': manifest('1.2', [{ id: 'only', title: 'Cookies', href: 'page.html' }]),
    'page.html': page(`
      const others = document.cookie;
      for (const domain of ['', '; domain=localhost', '; domain=.localhost', '; domain=content.localhost']) {
        for (const path of ['/', '/graphql', '/courseware']) {
          document.cookie = 'tokens=junk; path=' + path + domain;
          for (let at = 0; at < 40; at += 1) { document.cookie = 'theirs-' + at + '=' + 'x'.repeat(3900) + '; path=' + path + domain; }
        }
      }
      document.querySelector('h1').textContent = 'Read: ' + others;`),
  });

/** Events by which a page hears that it goes. */
export type LeavingEvent = 'beforeunload' | 'pagehide' | 'visibilitychange' | 'unload';

/**
 * Begins as incomplete. Its button commits `7`, 88 points and passed; so does `event`, which also ends it. An item for each of `itemIds`, which
 * all are the same page. `data` is kept besides.
 */
export function leavingPackage(
  version: '1.2' | '2004 4th Edition',
  event: LeavingEvent,
  itemIds: readonly string[],
  data = '',
): Uint8Array {
  const [begin, said, commit, end] =
    version === '1.2'
      ? [
          `const api = parent.API; const set = api.LMSSetValue;
           api.LMSInitialize(''); set('cmi.core.lesson_status', 'incomplete'); api.LMSCommit('');`,
          `set('cmi.core.lesson_status', 'passed'); set('cmi.core.score.raw', '88'); set('cmi.core.lesson_location', '7');
           set('cmi.suspend_data', data);`,
          `api.LMSCommit('');`,
          `api.LMSFinish('');`,
        ]
      : [
          `const api = parent.API_1484_11; const set = api.SetValue;
           api.Initialize(''); set('cmi.completion_status', 'incomplete'); api.Commit('');`,
          `set('cmi.completion_status', 'completed'); set('cmi.success_status', 'passed'); set('cmi.score.scaled', '0.88');
           set('cmi.location', '7'); set('cmi.suspend_data', data); set('cmi.exit', 'suspend');`,
          `api.Commit('');`,
          `api.Terminate('');`,
        ];
  return zipped({
    'imsmanifest.xml': manifest(
      version,
      itemIds.map((id) => ({ id, title: id, href: `item.html?${id}` })),
    ),
    'item.html': page(`
      const data = ${JSON.stringify(data)};
      ${begin}
      document.querySelector('button').onclick = () => { ${said} ${commit} };
      (${JSON.stringify(event)} === 'visibilitychange' ? document : window).addEventListener('${event}', () => {
        if ('${event}' === 'visibilitychange' && document.visibilityState !== 'hidden') return;
        ${said} ${commit} ${end}
      });`),
  });
}

const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const page = (script: string): string =>
  `<!doctype html><html lang="en"><title>Part</title><h1>Part</h1><button>Done</button><script>${script}</script></html>`;

function manifest(
  version: '1.2' | '2004 4th Edition',
  items: readonly { readonly id: string; readonly title: string; readonly href: string }[],
): string {
  const [content, adl, kind] =
    version === '1.2'
      ? ['http://www.imsproject.org/xsd/imscp_rootv1p1p2', 'http://www.adlnet.org/xsd/adlcp_rootv1p2', 'scormtype']
      : ['http://www.imsglobal.org/xsd/imscp_v1p1', 'http://www.adlnet.org/xsd/adlcp_v1p3', 'scormType'];
  return `<?xml version="1.0"?>
<manifest identifier="sample" xmlns="${content}" xmlns:adlcp="${adl}">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="all"><organization identifier="all"><title>Sample</title>
    ${items.map(({ id, title }) => `<item identifier="${id}" identifierref="${id}-file"><title>${title}</title></item>`).join('')}
  </organization></organizations>
  <resources>
    ${items.map(({ id, href }) => `<resource identifier="${id}-file" type="webcontent" adlcp:${kind}="sco" href="${href}"/>`).join('')}
  </resources>
</manifest>`;
}
