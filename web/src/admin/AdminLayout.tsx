import { Button, mergeClasses } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand';
import { Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router';
import { links } from '../routing/links.ts';
import { ConsentDueSlot } from '../shell/ConsentDueSlot.tsx';
import { Header } from '../shell/Header.tsx';
import { Main } from '../shell/Main.tsx';
import { NonAdminSlot } from '../shell/NonAdminSlot.tsx';
import { useShell } from '../viewer/useShell.ts';
import { TrialBannerSlot } from '../shell/TrialBannerSlot.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { AdminMenuDrawer } from './AdminMenuDrawer.tsx';
import { mayStay } from './adminMenu.ts';
import { AdminTexts } from './AdminTexts.tsx';
import { useAdminLayoutStyles } from './AdminLayout.styles.ts';
import { adminMessages as messages } from './messages.ts';
import { useMenuCollapsed } from './useMenuCollapsed.ts';

/**
 * The admin layout: header and a collapsible left menu (NAV-10, OP-92). Whose role ends while a page is open leaves it at once
 * (TRIAL-04): the pages read the roles again with each navigation.
 */
export function AdminLayout(): ReactElement {
  const styles = useAdminLayoutStyles();
  const { pathname } = useLocation();
  const { data } = useShell();
  const roles = data?.viewer?.user.roles ?? [];
  if (data && !mayStay(pathname, roles)) return <Navigate to={links.home} replace />;
  return (
    <>
      <TrialBannerSlot />
      <Header />
      <NonAdminSlot />
      <ConsentDueSlot />
      <Suspense fallback={<Main>{null}</Main>}>
        <AdminTexts>
          <div className={styles.area}>
            <MenuBar />
            <MenuRail />
            <div className={styles.page}>
              <Main>
                <Outlet />
              </Main>
            </div>
          </div>
        </AdminTexts>
      </Suspense>
    </>
  );
}

/** The menu at the left of wide screens, and the button that makes it narrow. */
function MenuRail(): ReactElement {
  const styles = useAdminLayoutStyles();
  const intl = useIntl();
  const [collapsed, setCollapsed] = useMenuCollapsed();
  const name = intl.formatMessage(collapsed ? messages.expand : messages.collapse);
  const Icon = collapsed ? PanelLeftExpandRegular : PanelLeftContractRegular;
  return (
    <div className={mergeClasses(styles.rail, collapsed && styles.narrow)}>
      <AdminMenu narrow={collapsed} />
      <span className={styles.spring} />
      <button
        type="button"
        className={styles.collapse}
        aria-expanded={!collapsed}
        aria-label={name}
        title={collapsed ? name : undefined}
        onClick={() => setCollapsed(!collapsed)}
      >
        <Icon className={styles.collapseIcon} fontSize={20} aria-hidden />
        {collapsed ? null : name}
      </button>
    </div>
  );
}

/** The bar of small screens with the button that opens the menu. */
function MenuBar(): ReactElement {
  const styles = useAdminLayoutStyles();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The drawer belongs to the address where it was opened, so each navigation closes it.
  const open = openAt === key;
  return (
    <>
      <div className={styles.bar}>
        <Button
          appearance="subtle"
          className={styles.barButton}
          icon={<NavigationRegular fontSize={20} />}
          aria-expanded={open}
          onClick={() => setOpenAt(key)}
        >
          <FormattedMessage {...messages.openMenu} />
        </Button>
      </div>
      {/* Beside the bar: a window that becomes wide hides the bar, and must not hide what is open over the page. */}
      {open ? <AdminMenuDrawer onClosed={() => setOpenAt(null)} /> : null}
    </>
  );
}
