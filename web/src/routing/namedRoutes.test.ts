import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { createRoutes } from '../routes.tsx';
import { links } from './links.ts';

/** Each named route with its address (OP-37). */
const named: Readonly<Record<string, string>> = {
  home: '/',
  signin: '/signin',
  dashboard: '/dashboard/',
  'admin-courses': '/admin/courses/',
  courses: '/courses/',
  passwordreset: '/passwordreset/',
  passwordresetsuccess: '/passwordresetsuccess/',
  settings: '/settings/',
  verifycertificate: '/verifycertificate/',
  achievements: '/achievements/',
  courseware: '/courseware/',
  admin: '/admin/',
  'admin-dashboard': '/admin/dashboard/',
  'admin-users-management': '/admin/users-management/',
  'admin-staff-management': '/admin/staff-management/',
  'admin-progress': '/admin/progress/',
  'admin-campaign-management': '/admin/campaign-management/',
  'admin-integrations-management': '/admin/integrations-management/',
  'customize-workspace': '/customize-workspace/',
  'courses-course': '/courses/course/',
  'dashboard-course': '/dashboard/course/',
};

const routes = createRoutes({
  environment: createMockEnvironment(),
  pendingAddress: () => ({ pathname: '/', search: '', hash: '' }),
  viewerRoles: () => Promise.resolve(null),
  shownAddress: () => ({ pathname: '/', search: '', hash: '' }),
  hasPage: () => false,
  mayTrack: () => Promise.resolve(false),
});
const pathAt = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

describe('the named routes', () => {
  it.each(Object.entries(named))('NAV-01 OP-37 %s is at %s, with and without trailing slash', (_name, address) => {
    const path = address === '/' ? '/' : address.replace(/\/$/, '');
    expect(pathAt(address)).toBe(path);
    expect(pathAt(path)).toBe(path);
  });

  it('NAV-05 any other address belongs to the page that says so', () => {
    expect(pathAt('/admin/nothing/')).toBe('*');
    expect(pathAt('/nowhere')).toBe('*');
  });

  it('NAV-01 links of the admin area lead to their routes', () => {
    const { admin, adminCourses, adminDashboard, adminUsers, adminStaff, adminProgress } = links;
    const { adminCampaigns, adminIntegrations, workspaceProfile } = links;
    const admins = [admin, adminCourses, adminDashboard, adminUsers, adminStaff, adminProgress];
    for (const address of [...admins, adminCampaigns, adminIntegrations, workspaceProfile]) {
      expect(Object.values(named)).toContain(address);
    }
  });
});
