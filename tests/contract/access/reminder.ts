import { mutation, viewerField, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Viewer.reminders': viewerField('reminders { byMail }'),
  'Mutation.updateReminders': mutation('updateReminders', 'reminders { byMail }', () => ({ byMail: true }), {
    may: 'signedIn',
    namesNothing: true,
  }),
  'Mutation.switchReminders': mutation(
    'switchReminders',
    'byMail',
    // Anyone who may is told that this token counts for nobody.
    () => ({ token: 'none', byMail: true }),
    { may: 'everyone', namesNothing: true, instead: ['NOT_FOUND'] },
  ),
};
