import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { studyCourseFixture } from '../testing/studyFixture.ts';

const at = '/redeem/?code=ABCD-EFGH-2345';

describe('the page that the QR code of a voucher opens', () => {
  it('BEY-21 ENR-02 has the code already: one press enrols and leads into the course', async () => {
    const app = await renderApp({ at, shell: { user: {} } });
    expect(await screen.findByRole('textbox', { name: 'Enrolment code' })).toHaveValue('ABCD-EFGH-2345');
    await userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
    expect(app.variables('useRedeemVoucherMutation')['input']).toMatchObject({ code: 'ABCD-EFGH-2345' });
    await app.answer('useRedeemVoucherMutation', {
      Mutation: () => ({ redeemVoucher: { course: studyCourseFixture({ courseId: 259 }), userErrors: [] } }),
    });
    await waitFor(() => expect(app.router.state.location).toMatchObject({ pathname: '/dashboard/course/' }));
    expect(app.router.state.location.hash).toBe('#!259');
  });

  it('BEY-21 ENR-05 ERR-11 a code that is used up is explained beside the field', async () => {
    const app = await renderApp({ at, shell: { user: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Enrol' }));
    const refusal = { code: '1501', params: { code: 'ABCD-EFGH-2345' } };
    await app.answer('useRedeemVoucherMutation', {
      Mutation: () => ({ redeemVoucher: { course: null, userErrors: [refusal] } }),
    });
    const field = screen.getByRole('textbox', { name: 'Enrolment code' });
    expect(field).toHaveAccessibleDescription('Voucher with code ABCD-EFGH-2345 already used');
    expect(field).toHaveFocus();
  });

  it('BEY-21 a visitor signs in or registers first, and comes back to the code', async () => {
    await renderApp({ at });
    const next = encodeURIComponent(at);
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/signin?next=${next}&view=register`,
    );
    const links = screen.getAllByRole('link', { name: 'Sign in' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/signin?next=${next}`);
  });
});
