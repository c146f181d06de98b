import { addresses } from '@vitrine/shared/contract/addresses';
import { useBreadcrumb } from '@vitrine/shared/host';
import { Page, Tabs, useAddressState, useMay } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { Appearance } from './appearance';
import { Diagnostics } from './diagnostics';
import { Profile } from './profile';
import { TenantSettings } from './tenant-settings';

/** /manager/panel/settings: the person's own, and for owners and admins the tenant's. */
export default function Settings() {
  const t = useManagerTexts();
  const may = useMay();
  const [tab, setTab] = useAddressState('tab', 'profile');
  useBreadcrumb({ label: t('settings.title'), to: addresses.settings });
  const tabs = [
    { key: 'profile', label: t('settings.profile'), children: <Profile /> },
    { key: 'appearance', label: t('settings.appearance'), children: <Appearance /> },
    ...(may('tenant:update')
      ? [{ key: 'tenant', label: t('settings.tenant'), children: <TenantSettings /> }]
      : []),
    { key: 'diagnostics', label: t('settings.diagnostics'), children: <Diagnostics /> },
  ];
  return (
    <Page title={t('settings.title')} intro={t('settings.intro')}>
      <Tabs label={t('settings.sections')} tabs={tabs} value={tab} onChange={setTab} />
    </Page>
  );
}
