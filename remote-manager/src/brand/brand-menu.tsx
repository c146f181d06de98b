import { type Brand, endpoints } from '@vitrine/shared/contract';
import { ActionMenu, type MenuAction, SettingOutlined, useMay } from '@vitrine/shared/ui';
import { ArchiveDialog } from '../parts/archive-dialog';
import { useShowDialog } from '../parts/dialog-host';
import { useArchive } from '../parts/use-archive';
import { useMenuActions } from '../parts/use-menu-actions';
import { useManagerTexts } from '../texts/use-manager-texts';
import { BrandSettings } from './brand-settings';

/** Settings, archive, restore: for those who may. */
export function BrandMenu({ brand }: { brand: Brand }) {
  const t = useManagerTexts();
  const may = useMay();
  const show = useShowDialog();
  const common = useMenuActions();
  const { archive, restore } = useArchive(endpoints.archiveBrand, endpoints.restoreBrand, [
    endpoints.listBrands,
    endpoints.getBrand,
  ]);
  const request = { params: { brandId: brand.id } };
  const onArchive = () => archive(brand.name, request);

  const actions: MenuAction[] = [];
  if (may('brand:update', brand.id) && !brand.archivedAt)
    actions.push({
      key: 'settings',
      label: t('brands.settings'),
      icon: <SettingOutlined />,
      onSelect: () => show((dialog) => <BrandSettings brand={brand} {...dialog} />),
    });
  if (may('brand:archive', brand.id))
    actions.push(
      brand.archivedAt
        ? common.restore(() => restore(brand.name, request))
        : common.archive(() =>
            brand.stores === 0
              ? onArchive()
              : show((dialog) => (
                  <ArchiveDialog
                    name={brand.name}
                    text={t('brands.archiveText')}
                    onArchive={onArchive}
                    {...dialog}
                  />
                )),
          ),
    );
  return <ActionMenu name={brand.name} actions={actions} />;
}
