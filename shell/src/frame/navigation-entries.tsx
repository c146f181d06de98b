import {
  AppstoreOutlined,
  HomeOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
  UserOutlined,
  useMay,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useFrameTexts } from './texts/use-frame-texts';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Only this address itself is current, not those below it. */
  exact?: boolean;
}

/** What the side navigation offers to this person; a second group while they are inside a brand. */
export function useNavigationEntries(brandId: string | undefined): {
  product: NavigationEntry[];
  brand: NavigationEntry[];
} {
  const t = useFrameTexts();
  const may = useMay();
  const panel = '/manager/panel';
  const product: NavigationEntry[] = [
    { to: `${panel}/brands`, label: t('brands'), icon: <AppstoreOutlined />, exact: true },
    ...(may('tenant-users:read')
      ? [{ to: `${panel}/tenant-users`, label: t('tenantUsers'), icon: <UserOutlined /> }]
      : []),
    { to: `${panel}/settings`, label: t('settings'), icon: <SettingOutlined /> },
  ];
  if (!brandId) return { product, brand: [] };
  const brand = `${panel}/brands/${brandId}`;
  return {
    product,
    brand: [
      { to: brand, label: t('brandHome'), icon: <HomeOutlined />, exact: true },
      { to: `${brand}/stores`, label: t('stores'), icon: <ShopOutlined /> },
      ...(may('brand-users:read', brandId)
        ? [{ to: `${brand}/brand-users`, label: t('brandUsers'), icon: <TeamOutlined /> }]
        : []),
    ],
  };
}
