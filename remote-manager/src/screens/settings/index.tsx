import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useBreadcrumb, useSession } from '@vitrine/shared/host';
import { NoPermission, Page, Tabs, useAddressState, useMay } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { Appearance } from './appearance';
import { AuditLog } from './audit';
import { Diagnostics } from './diagnostics';
import { Integrations } from './integrations';
import { Profile } from './profile';
import { TenantSettings } from './tenant-settings';
import { VisitorData } from './visitor-data';

/** /manager/panel/settings: the person's own, and for owners and admins the tenant's. */
export default function Settings() {
  const t = useManagerTexts();
  const may = useMay();
  const { session } = useSession();
  // Whoever creates brands looks after all of them.
  const managesBrands =
    may('brands:create') || session?.brands.some(({ brandId }) => may('integrations:read', brandId));
  const [asked, setTab] = useAddressState('tab', 'profile');
  useBreadcrumb({ label: t('settings.title'), to: addresses.settings });
  const sections = [
    { key: 'profile', label: t('settings.profile'), children: <Profile />, isOpen: true },
    { key: 'appearance', label: t('settings.appearance'), children: <Appearance />, isOpen: true },
    {
      key: 'tenant',
      label: t('settings.tenant'),
      children: <TenantSettings />,
      isOpen: may('tenant:update'),
    },
    {
      key: 'visitors',
      label: t('settings.visitors'),
      children: <VisitorData />,
      isOpen: may('visitors:manage'),
    },
    {
      key: 'integrations',
      label: t('settings.integrations'),
      children: <Integrations />,
      isOpen: managesBrands,
    },
    { key: 'audit', label: t('audit.title'), children: <AuditLog />, isOpen: may('audit:read') },
    { key: 'diagnostics', label: t('settings.diagnostics'), children: <Diagnostics />, isOpen: true },
  ];
  // An address that names no section is nobody's secret: it opens the first.
  const tab = sections.some(({ key }) => key === asked) ? asked : 'profile';
  const tabs = sections.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...section }) => section);
  return (
    <Page title={t('settings.title')} intro={t('settings.intro')}>
      <Tabs label={t('settings.sections')} tabs={tabs} value={tab} onChange={setTab} />
      {tabs.every(({ key }) => key !== tab) && <NoPermission />}
    </Page>
  );
}
