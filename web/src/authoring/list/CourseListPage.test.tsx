import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi, beforeAll } from 'vitest';
import { RequestError } from '../../requestError.ts';
import type { AppUnderTest } from '../../testing/renderApp.tsx';
import { placeOfState } from '../page/storedPlace.ts';
import { anAuthoredCourse, coursePage, inRow, openCourses } from './courseList.testkit.tsx';
import * as download from './downloadJson.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ben = { holder: { userId: 1201, name: 'Ben Example', username: 'ben@example.org' } };
const draft = anAuthoredCourse({ id: 'course-259', courseId: 259, name: 'Coffee', published: false, learnerCount: 0 });

/** Opens the menu of a course and presses an item of it. */
async function choose(item: string, course = 'Tea for beginners'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${course}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list', () => {
  it('CRS-03 CRS-15 LOCK-01 tells what each course is, who learns in it, who saved it and who edits it', async () => {
    await openCourses([
      anAuthoredCourse({ lock: ben, voucherActivated: true }),
      draft,
      anAuthoredCourse({
        id: 'course-260',
        name: 'Start here',
        template: true,
        type: 'EXTERNAL',
        rights: { mayEdit: false },
      }),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
    expect(screen.getByText('3 courses')).toBeVisible();
    const tea = inRow('Tea');
    for (const text of [
      '1 module · 12 lectures',
      'Drinks',
      'Published',
      'With a voucher code',
      'Ben Example is editing it',
      '3',
      '31 Jan 2030',
      'Ada Example',
    ]) {
      expect(tea.getByText(text)).toBeVisible();
    }
    expect(inRow('Coffee').getByText('Draft')).toBeVisible();
    expect(inRow('Start here').getByText('Template')).toBeVisible();
    expect(inRow('Start here').getByText('Link to another site')).toBeVisible();
  });

  it('BEY-24 marks a course of which learners do not have what was saved last', async () => {
    await openCourses([
      anAuthoredCourse({ version: 7, liveVersion: 5 }),
      anAuthoredCourse({ id: 'course-259', name: 'Coffee', version: 7, liveVersion: 7 }),
    ]);
    expect(await screen.findAllByText('Changes not live')).toHaveLength(1);
    expect(inRow('Tea').getByText('Changes not live')).toBeVisible();
  });

  it('BEY-24 OP-343 says when what is held back goes live', async () => {
    const publishTime = new Date(new Date().getFullYear() + 1, 1, 1, 8).toISOString();
    await openCourses([anAuthoredCourse({ version: 7, liveVersion: 5, publishTime })]);
    expect(await screen.findByText(/^Goes live .*Feb.*8:00/)).toBeVisible();
    expect(screen.queryByText('Changes not live')).toBeNull();
  });

  it('CAT-11 OP-12 shows a quiet reload where the list could not be read, and nothing about having no courses', async () => {
    const app = await openCourses(null);
    await app.answer('CourseListPageQuery', { Query: () => coursePage([], {}, true) });
    expect(await screen.findByText('The courses cannot be loaded right now.')).toBeVisible();
    expect(screen.queryByText('0 courses')).toBeNull();
    await userEvent.click(button('Reload'));
    await app.answer('CourseListPageQuery', { Query: () => coursePage([anAuthoredCourse()]) });
    expect(await screen.findByText('Tea for beginners')).toBeVisible();
    expect(screen.queryByText('The courses cannot be loaded right now.')).toBeNull();
  });

  it('EDIT-21 ROLE-04 the name opens a course for editing, unless it is a template of admins', async () => {
    await openCourses([
      anAuthoredCourse(),
      anAuthoredCourse({ id: 'x', name: 'Start here', rights: { mayEdit: false } }),
    ]);
    expect(await screen.findByRole('link', { name: 'Tea for beginners' })).toHaveAttribute(
      'href',
      '/dashboard/course/?edit=true#!258',
    );
    expect(screen.queryByRole('link', { name: 'Start here' })).toBeNull();
    await userEvent.click(button('Actions: Start here'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'View as a learner',
      'History',
      'Make a copy',
      'Export as a file',
    ]);
  });

  it('CRS-03 is searched while one types, filtered and ordered, by the address', async () => {
    const app = await openCourses([anAuthoredCourse()], { at: '/admin/courses/?after=c1' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'tea');
    await waitFor(() => expect(app.router.state.location.search).toBe('?search=tea'));
    await app.answer('CourseListPageQuery', { Query: () => coursePage([anAuthoredCourse()]) });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
    await app.answer('CourseListPageQuery', { Query: () => coursePage([]) });
    expect(app.variables('CourseListPageQuery')).toMatchObject({
      first: 25,
      after: null,
      filter: { search: 'tea', published: false, template: false },
    });
    expect(await screen.findByText('No course matches')).toBeVisible();
    await userEvent.click(button('Show all courses'));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('CRS-03 is ordered by a press on the head of a column, from its beginning', async () => {
    const app = await openCourses([anAuthoredCourse()], { at: '/admin/courses/?after=c1' });
    const press = async (name: string, address: string) => {
      await userEvent.click(within(await screen.findByRole('table')).getByRole('button', { name }));
      await app.answer('CourseListPageQuery', { Query: () => coursePage([anAuthoredCourse()]) });
      expect(app.router.state.location.search).toBe(address);
    };
    await press('Course', '?sort=name');
    expect(app.variables('CourseListPageQuery')).toMatchObject({ orderBy: { field: 'NAME', direction: 'ASC' } });
    await press('Course', '?sort=-name');
    expect(screen.getByRole('columnheader', { name: 'Course' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('By name, from Z');
    await press('Course', '');
  });

  it('CRS-03 LIM-01 pages are turned both ways', async () => {
    const app = await openCourses([anAuthoredCourse()], { pageInfo: { hasNextPage: true } });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of the list' }));
    expect(pages.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await app.answer('CourseListPageQuery', { Query: () => coursePage([draft], { hasPreviousPage: true }) });
    expect(app.router.state.location.search).toBe('?after=last');
    expect(await screen.findByText('Coffee')).toBeVisible();
    await userEvent.click(button('Previous page'));
    await waitFor(() =>
      expect(app.variables('CourseListPageQuery')).toMatchObject({ first: null, last: 25, before: 'first' }),
    );
  });

  it('CRS-03 without courses it says how one comes', async () => {
    await openCourses([]);
    expect(await screen.findByText('No courses yet')).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });
});

// They are loaded as they are asked for.
beforeAll(() => Promise.all([import('./UnpublishCourse.tsx'), import('./PublishCourse.tsx')]).then(() => undefined));

/** Asks to publish a draft of one lecture, and answers what its sheet reads. */
async function openSheet(app: AppUnderTest, { name = 'Coffee' } = {}) {
  await choose('Publish', 'Coffee');
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish this course?' }));
  expect(sheet.getByText('Checking the lectures…')).toBeVisible();
  const lecture = { lectureId: 31, name: 'Beans', description: '', mediaSource: null, questionBank: null };
  await app.answer('readCourseQuery', {
    Query: () => ({
      workspace: { id: 'workspace-1' },
      authoredCourse: {
        name,
        type: 'NORMAL',
        published: false,
        template: false,
        certifiable: false,
        decisionTree: null,
        modules: [{ moduleId: 21, name: 'Plants', lectures: [lecture] }],
        achievements: [],
      },
    }),
  });
  await app.answer('readFileFaultsQuery', { Query: () => ({ authoredCourse: { missingFiles: [], heavyFiles: [] } }) });
  await app.answer('readLectureQuery', {
    Query: () => ({ authoredLecture: { content: { sections: [], questions: [] } } }),
  });
  expect(await sheet.findByText('There is nothing to read or answer in it.')).toBeVisible();
  return sheet;
}

const arrive = (app: AppUnderTest, address: string) =>
  waitFor(() => {
    const { pathname, search, hash } = app.router.state.location;
    expect(`${pathname}${search}${hash}`).toBe(address);
  });

async function publish(app: AppUnderTest): Promise<void> {
  const sheet = await openSheet(app);
  await userEvent.click(sheet.getByRole('button', { name: 'Publish' }));
}

const unpublish = async (): Promise<void> => {
  await choose('Unpublish');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unpublish' }));
};

describe('publishing', () => {
  it('OP-217 OP-53 asks before it takes a course away, by how many learners have it, and leaves it where that is the answer', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await choose('Unpublish');
    const dialog = within(await screen.findByRole('dialog', { name: /^Unpublish “.*Tea/ }));
    expect(dialog.getByText(/^3 learners keep the course/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it live' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.operations).not.toContain('publishCourseMutation');
  });

  it('CRS-15 CRS-16 renews the row and says so', async () => {
    const app = await openCourses([draft]);
    await publish(app);
    expect(app.variables('publishCourseMutation')).toEqual({ input: { courseId: 'course-259', published: true } });
    await app.answer('publishCourseMutation', {
      PublishCoursePayload: () => ({ course: { ...draft, published: true }, lock: null, userErrors: [] }),
    });
    expect(await screen.findByText(/“Coffee” is published/)).toBeVisible();
    // The page behind a dialog cannot be reached.
    expect(screen.getByRole('dialog', { name: 'The course is live' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(inRow('Coffee').getByText('Published')).toBeVisible();
  });

  it('OP-217 CRS-16 is held by what must be mended, and leads to its place in the editor', async () => {
    const app = await openCourses([draft]);
    const sheet = await openSheet(app, { name: '' });
    await userEvent.click(sheet.getByRole('button', { name: 'Publish' }));
    expect(app.operations).not.toContain('publishCourseMutation');
    await userEvent.click(sheet.getByRole('button', { name: 'Beans' }));
    await arrive(app, '/courseware/?lecture=31&module=21&edit=true#!259');
    expect(placeOfState(app.router.state.location.state)).toEqual({ kind: 'lecture', id: 31, field: 'content' });
  });

  it('OP-217 leads to a field of the course on its own page', async () => {
    const app = await openCourses([draft]);
    const sheet = await openSheet(app, { name: '' });
    await userEvent.click(sheet.getByRole('button', { name: 'Name' }));
    await arrive(app, '/dashboard/course/?edit=true#!259');
    expect(placeOfState(app.router.state.location.state)).toEqual({ kind: 'course', id: 0, field: 'name' });
  });

  it('OP-217 closes where the course could not be read, and gives the focus back', async () => {
    const app = await openCourses([draft]);
    await choose('Publish', 'Coffee');
    await app.fail('readCourseQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button('Actions: Coffee')).toHaveFocus());
    expect(app.operations).not.toContain('publishCourseMutation');
  });

  it('LOCK-08 names who edits the course when it is refused', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await unpublish();
    await app.answer('publishCourseMutation', {
      PublishCoursePayload: () => ({
        course: null,
        lock: ben,
        userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', params: null }],
      }),
    });
    expect(await screen.findByText('Ben Example is editing this course. Nothing was changed.')).toBeVisible();
    expect(inRow('Tea').getByText('Published')).toBeVisible();
  });
});

describe('the history of a course', () => {
  const revisions = (version: number) => ({
    nodes: [
      {
        version,
        name: null,
        saveTime: '2030-01-31T09:00:00Z',
        savedBy: { name: 'Ada Example', username: 'ada@example.org' },
        difference: { since: null, totalCount: 0, changes: [] },
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: null },
  });

  it('OP-284 opens from its menu, to be read and named, and gives the focus back', async () => {
    const app = await openCourses([anAuthoredCourse({ version: 3 })]);
    await choose('History');
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await app.answer('useRevisionsQuery', { CourseRevisionConnection: () => revisions(3) });
    expect(app.variables('useRevisionsQuery')).toMatchObject({ courseId: '258' });
    expect(await panel.findByText(/Ada Example/)).toBeVisible();
    expect(panel.getByRole('button', { name: /^Add a name/ })).toBeVisible();
    // Only an open editor can take a version back.
    expect(panel.queryByRole('button', { name: /^Restore/ })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button('Actions: Tea for beginners')).toHaveFocus());
  });

  it('OP-284 ROLE-04 of a template of admins is read alone', async () => {
    const app = await openCourses([anAuthoredCourse({ template: true, rights: { mayEdit: false } })]);
    await choose('History');
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await app.answer('useRevisionsQuery', { CourseRevisionConnection: () => revisions(1) });
    expect(await panel.findByText(/Ada Example/)).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Add a name/ })).toBeNull();
  });
});

describe('a template', () => {
  const rights = { mayEdit: true, mayMakeTemplate: true };
  const items = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };

  it.each([
    [
      'Use as a template',
      false,
      true,
      '“Coffee” is a template now. Authors find it under “Create a course”.',
      'Template',
    ],
    ['Stop using as a template', true, false, '“Coffee” is no longer a template.', 'Draft'],
  ])('ROLE-04 OP-225 “%s” is said, and the row renewed', async (item, before, after, said, state) => {
    const app = await openCourses([{ ...draft, template: before, rights }]);
    await choose(item, 'Coffee');
    expect(app.variables('setTemplateMutation')).toEqual({
      input: { courseId: 'course-259', fields: { template: after } },
    });
    await app.answer('setTemplateMutation', {
      SaveCoursePayload: () => ({ course: { ...draft, template: after, rights }, lock: null, userErrors: [] }),
    });
    expect(await screen.findByText(said)).toBeVisible();
    expect(inRow('Coffee').getByText(state)).toBeVisible();
  });

  it('LOCK-08 OP-225 is not made while another edits the course, which is said', async () => {
    const app = await openCourses([{ ...draft, rights }]);
    await choose('Use as a template', 'Coffee');
    await app.answer('setTemplateMutation', {
      SaveCoursePayload: () => ({
        course: null,
        lock: ben,
        userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', params: null }],
      }),
    });
    expect(await screen.findByText('Ben Example is editing this course. Nothing was changed.')).toBeVisible();
  });

  it.each([
    ['of those who may not', { ...draft, rights: { mayEdit: true, mayMakeTemplate: false } }],
    ['of a live course, which would leave the catalogue', anAuthoredCourse({ name: 'Coffee', rights })],
  ])('ROLE-04 OP-225 is not made in the menu %s', async (_of, course) => {
    await openCourses([course]);
    const offered = await items('Coffee');
    expect(offered).toContain('Make a copy');
    expect(offered).not.toContain('Use as a template');
  });
});

describe('a refused publication', () => {
  const refuse = (app: Awaited<ReturnType<typeof openCourses>>) =>
    app.answer('publishCourseMutation', {
      PublishCoursePayload: () => ({
        course: null,
        lock: ben,
        userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', params: null }],
      }),
    });

  it('SAVE-13 stays until it is forced', async () => {
    const app = await openCourses([draft]);
    await publish(app);
    await refuse(app);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    expect(app.variables('publishCourseMutation')).toEqual({
      input: { courseId: 'course-259', published: true, force: true },
    });
    expect(screen.queryByRole('button', { name: 'Publish anyway' })).not.toBeInTheDocument();
    await app.answer('publishCourseMutation', {
      PublishCoursePayload: () => ({ course: { ...draft, published: true }, lock: null, userErrors: [] }),
    });
    expect(await screen.findByText(/“Coffee” is published/)).toBeVisible();
  });

  it('SAVE-13 is only tried again where nobody knows whether it arrived: no lock is passed over unheard', async () => {
    const app = await openCourses([draft]);
    await publish(app);
    await app.fail('publishCourseMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('button', { name: 'Publish anyway' })).not.toBeInTheDocument();
    expect(app.variables('publishCourseMutation')).toEqual({ input: { courseId: 'course-259', published: true } });
  });

  it('SAVE-13 is left by cancelling', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await unpublish();
    await refuse(app);
    expect(await screen.findByRole('button', { name: 'Unpublish anyway' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/is editing this course/)).not.toBeInTheDocument();
    expect(app.operations.filter((name) => name === 'publishCourseMutation')).toHaveLength(1);
  });
});

describe('publishing what a tab of one’s own still holds', () => {
  it('LOCK-02 CRS-15 continues with that lock', async () => {
    const app = await openCourses([draft]);
    await publish(app);
    const holder = { userId: 1001, name: 'Ada Example', username: 'ada@example.org' };
    await app.answer('publishCourseMutation', {
      PublishCoursePayload: () => ({
        course: null,
        lock: { holder },
        userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', params: null }],
      }),
    });
    await app.answer('lockCourseMutation', {
      LockCoursePayload: () => ({ lock: { holder }, lockToken: 17, userErrors: [] }),
    });
    expect(app.variables('publishCourseMutation')).toEqual({
      input: { courseId: 'course-259', published: true, lockToken: 17 },
    });
    await app.answer('publishCourseMutation', {
      PublishCoursePayload: () => ({ course: { ...draft, published: true }, lock: null, userErrors: [] }),
    });
    expect(await screen.findByText(/“Coffee” is published/)).toBeVisible();
  });
});

describe('copying and exporting', () => {
  it('CRS-17 CRS-21 a copy is made once, and the list read again', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await choose('Make a copy');
    expect(app.variables('useCopyCourseMutation')).toEqual({
      input: { courseId: 'course-258', idempotencyKey: expect.any(String) },
    });
    const copy = anAuthoredCourse({ id: 'course-300', name: 'Tea for beginners – Copy', published: false });
    await app.answer('useCopyCourseMutation', { CopyCoursePayload: () => ({ course: copy, userErrors: [] }) });
    expect(await screen.findByText(/“Tea for beginners – Copy” is in the list/)).toBeVisible();
    await app.answer('CourseListPageQuery', { Query: () => coursePage([copy, anAuthoredCourse()]) });
    expect(inRow('– Copy').getByText('Draft')).toBeVisible();
  });

  it('IMPEX-01 OP-73 the file is the course as it is exported, under its name', async () => {
    const saved = vi.spyOn(download, 'downloadJson').mockImplementation(() => undefined);
    const app = await openCourses([anAuthoredCourse()]);
    await choose('Export as a file');
    const exported = { name: 'Tea for beginners', modules: [] };
    await app.answer('useExportCourseQuery', {
      Query: () => ({ authoredCourse: { id: 'course-258', name: 'Tea: for beginners', exported } }),
    });
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Tea for beginners.json', exported));
    saved.mockRestore();
  });
});

describe('deleting', () => {
  const refused = (payload: object) => ({
    DeleteCoursePayload: () => ({ losses: null, lock: null, ...payload }),
  });

  it('CRS-18 OP-55 asks, names what learners would lose, and deletes in spite of it', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Tea for beginners”?' }));
    expect(dialog.getByText(/for those who enrolled: 3/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(app.variables('deleteCourseMutation')).toEqual({ input: { courseId: 'course-258', force: false } });
    await app.answer(
      'deleteCourseMutation',
      refused({ losses: { learnerCount: 2 }, userErrors: [{ code: 'PROGRESS_CONFLICT', params: null }] }),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent('Learners with progress in this course: 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete anyway' }));
    expect(app.variables('deleteCourseMutation')).toEqual({ input: { courseId: 'course-258', force: true } });
    await app.answer('deleteCourseMutation', {
      DeleteCoursePayload: () => ({ losses: null, lock: null, userErrors: [] }),
    });
    expect(await screen.findByText('“Tea for beginners” was deleted.')).toBeVisible();
    await app.answer('CourseListPageQuery', { Query: () => coursePage([]) });
    expect(await screen.findByText('No courses yet')).toBeVisible();
  });

  it('LOCK-02 CRS-18 a lock that a tab of one’s own still holds is no reason to ask again', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await choose('Delete');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const holder = { userId: 1001, name: 'Ada Example', username: 'ada@example.org' };
    await app.answer(
      'deleteCourseMutation',
      refused({ lock: { holder }, userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', params: null }] }),
    );
    await app.answer('lockCourseMutation', {
      LockCoursePayload: () => ({ lock: { holder }, lockToken: 17, userErrors: [] }),
    });
    expect(app.variables('deleteCourseMutation')).toEqual({
      input: { courseId: 'course-258', force: false, lockToken: 17 },
    });
    await app.answer('deleteCourseMutation', {
      DeleteCoursePayload: () => ({ losses: null, lock: null, userErrors: [] }),
    });
    expect(await screen.findByText('“Tea for beginners” was deleted.')).toBeVisible();
  });

  it('CRS-18 LOCK-08 says who edits the course, and why it failed otherwise', async () => {
    const app = await openCourses([anAuthoredCourse()]);
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await app.answer(
      'deleteCourseMutation',
      refused({ lock: ben, userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', params: null }] }),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ben Example is editing this course');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete anyway' }));
    expect(screen.queryByText('Course could not be deleted')).not.toBeInTheDocument();
    await app.answer('deleteCourseMutation', refused({ userErrors: [{ code: 'NOT_FOUND', params: null }] }));
    expect(await screen.findByText('Course could not be deleted')).toBeVisible();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This course no longer exists');
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Actions: Tea for beginners')).toHaveFocus());
  });
});
