import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Resolvers } from '../../../../testing/renderApp.tsx';
import { openCourses } from '../../courseList.testkit.tsx';
import { inOrderFor, type Template } from './template.ts';

const shipped = (language: string, name: string) => ({
  key: `onboarding.${language}`,
  language,
  name,
  miniDescription: `About: ${name}`,
  durationMinutes: 17,
  certifiable: language === 'en',
  lectureCount: 2,
  questionCount: 5,
  achievementCount: 1,
  modules: [{ name: 'Welcome', lectures: [{ name: 'Who to ask', durationMinutes: 4 }] }],
});
const own = {
  __typename: 'AuthoredCourse',
  id: 'own-template',
  name: 'House rules',
  miniDescription: '',
  durationMinutes: null,
  certifiable: false,
  lectureCount: 1,
  questionCount: 0,
  metadata: { language: null },
};
const answers = (nodes: readonly object[]): Resolvers => ({
  Query: () => ({
    courseTemplates: [shipped('de', 'Deine erste Woche'), shipped('en', 'Your first week')],
    authoredCourses: { unavailable: false, nodes },
  }),
});

/** Opens the templates, as the button in the list does. */
async function openTemplates(nodes: readonly object[] = [own]) {
  await import('./TemplateStep.tsx');
  const app = await openCourses([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a course' }));
  await userEvent.click(await screen.findByRole('button', { name: /From a template/ }));
  await screen.findByRole('dialog', { name: 'From a template' });
  await app.answer('useTemplatesQuery', answers(nodes));
  return app;
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (cards: readonly HTMLElement[]) => cards.map((card) => card.firstElementChild?.textContent);

describe('the templates', () => {
  it('BEY-27 OP-225 are cards that say what they hold, the language of the interface first, and those of the workspace beside them', async () => {
    await openTemplates();
    const ready = await group('Ready-made courses');
    expect(texts(ready.getAllByRole('button'))).toEqual(['Your first week', 'Deine erste Woche']);
    expect(ready.getByText('English · 2 lectures · 17 min · 5 questions · 1 achievement · certificate')).toBeVisible();
    expect(ready.getByText('German · 2 lectures · 17 min · 5 questions · 1 achievement')).toBeVisible();
    expect(ready.getByText('Deine erste Woche')).toHaveAttribute('lang', 'de');
    const ours = await group('Templates of your workspace');
    expect(texts(ours.getAllByRole('button'))).toEqual(['House rules']);
    expect(ours.getByText('1 lecture')).toBeVisible();
  });

  it('OP-225 a workspace without its own is told how one is made', async () => {
    await openTemplates([]);
    expect((await group('Templates of your workspace')).getByText(/None yet.*“Use as a template”/)).toBeVisible();
  });

  it('OP-225 that could not be read say so', async () => {
    await import('./TemplateStep.tsx');
    const app = await openCourses([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Create a course' }));
    await userEvent.click(await screen.findByRole('button', { name: /From a template/ }));
    await app.fail('useTemplatesQuery', new Error('down'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The templates could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('dialog', { name: 'Create a course' })).toBeVisible();
  });
});

describe('a template that was chosen', () => {
  it('OP-225 shows its contents, and becomes a course that opens for editing', async () => {
    const app = await openTemplates();
    await userEvent.click(await screen.findByRole('button', { name: /Your first week/ }));
    const preview = within(await screen.findByRole('dialog', { name: 'Your first week' }));
    expect(preview.getByText('Welcome')).toBeVisible();
    expect(preview.getByText('Who to ask').parentElement).toHaveTextContent('Who to ask4 min');
    await userEvent.click(preview.getByRole('button', { name: 'Create' }));
    expect(app.variables('createFromTemplateMutation')).toEqual({
      input: { template: 'onboarding.en', idempotencyKey: expect.any(String) },
    });
    await app.answer('createFromTemplateMutation', {
      CreateCourseFromTemplatePayload: () => ({ course: { courseId: 300, id: 'c' }, userErrors: [] }),
    });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/course/'));
    expect(app.router.state.location).toMatchObject({ search: '?edit=true', hash: '#!300' });
  });

  it('OP-72 CRS-21 of the workspace is read when it is looked at, and copied under its own name', async () => {
    const app = await openTemplates();
    await userEvent.click(await screen.findByRole('button', { name: /House rules/ }));
    expect(app.variables('useTemplateModulesQuery')).toEqual({ courseId: 'own-template' });
    await app.answer('useTemplateModulesQuery', {
      AuthoredCourse: () => ({
        modules: [{ name: 'Doors', lectures: [{ name: 'Keys', durationMinutes: null }] }],
      }),
    });
    const preview = within(await screen.findByRole('dialog', { name: 'House rules' }));
    expect(preview.getByText('Keys')).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Create' }));
    expect(app.variables('createFromTemplateCopyMutation')).toEqual({
      input: { courseId: 'own-template', name: 'House rules', idempotencyKey: expect.any(String) },
    });
    await app.answer('createFromTemplateCopyMutation', {
      CopyCoursePayload: () => ({ course: { courseId: 301, id: 'c' }, userErrors: [] }),
    });
    await waitFor(() => expect(app.router.state.location).toMatchObject({ hash: '#!301' }));
  });

  it('NAV-19 an answer that was lost is asked for again with the same key, and a refusal is said', async () => {
    const app = await openTemplates();
    await userEvent.click(await screen.findByRole('button', { name: /Your first week/ }));
    const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await create();
    const first = app.variables('createFromTemplateMutation');
    await app.fail('createFromTemplateMutation', new Error('lost'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await create();
    expect(app.variables('createFromTemplateMutation')).toEqual(first);
    await app.answer('createFromTemplateMutation', {
      CreateCourseFromTemplatePayload: () => ({ course: null, userErrors: [{ code: 'FORBIDDEN', params: null }] }),
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('dialog', { name: 'From a template' })).toBeVisible();
  });
});

describe('the order of templates', () => {
  const template = (language: string | null): Template => ({
    ...shipped('en', 'x'),
    source: 'shipped',
    key: String(language),
    language,
  });
  it.each([
    ['de', 'de en fr null'],
    ['en', 'en de fr null'],
    ['en-GB', 'en de fr null'],
    ['uk', 'en de fr null'],
    ['fr', 'fr en de null'],
  ])('OP-225 for the interface in %s is %s', (locale, expected) => {
    const ordered = inOrderFor(locale, ['de', 'en', 'fr', null].map(template));
    expect(ordered.map(({ key }) => key).join(' ')).toBe(expected);
  });
});
