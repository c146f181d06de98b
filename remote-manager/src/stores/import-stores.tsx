import { endpoints, limits, type StoreListCheck, type StoresImported } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useEndpointMutation, useFormat } from '@vitrine/shared/ui';
import { CheckedListDialog } from '../parts/checked-list-dialog';
import { ChooseList } from '../parts/choose-list';
import { useCheckedList } from '../parts/use-checked-list';
import { useManagerTexts } from '../texts/use-manager-texts';
import { StoreListReport } from './store-list-report';

/** Stores from the clipboard or a file: what importing them would do, row by row, then the import of what is right. */
export function ImportStores({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const t = useManagerTexts();
  const toast = useToast();
  const most = useFormat().number(limits.storesAtOnce);
  const params = { brandId };
  const check = useEndpointMutation(endpoints.checkStoreList, { inForm: true });
  const importStores = useEndpointMutation(endpoints.importStores, {
    inForm: true,
    invalidates: [
      endpoints.listStores,
      endpoints.getStore,
      endpoints.listStoreGroups,
      endpoints.getBrand,
      endpoints.listBrands,
    ],
  });
  const list = useCheckedList({
    check: (body) => check.mutateAsync({ params, body }),
    mostBytes: limits.storeListBytes,
    tooLarge: (name) => t('stores.many.tooLarge', { name, most }),
  });
  const summary = ({ created, left, updated }: StoresImported) =>
    [
      created.length > 0 && t('stores.many.created', { count: created.length }),
      updated.length > 0 && t('stores.many.updated', { count: updated.length }),
      left > 0 && t('stores.many.left', { count: left }),
    ]
      .filter(Boolean)
      .join(' ');
  const importThem = async () => {
    if (!list.checked) return;
    const { list: given, report } = list.checked;
    const done = await importStores.mutateAsync({ params, body: { ...given, plan: report.plan } });
    toast.success({ title: t('stores.many.done'), description: summary(done) });
    onClose();
  };
  const concerned = ({ rows }: StoreListCheck) =>
    rows.filter(({ verdict }) => verdict === 'create' || verdict === 'update').length;
  return (
    <CheckedListDialog
      list={list}
      title={t('stores.many.title')}
      choose={
        <ChooseList
          list={list}
          label={t('stores.many.table')}
          help={t('stores.many.tableHelp', { most })}
          drop={t('stores.many.drop')}
        />
      }
      report={(report) => <StoreListReport report={report} />}
      submit={(report) => ({
        label: t('stores.many.submit', { count: concerned(report) }),
        disabled: concerned(report) === 0,
        run: importThem,
      })}
      onClose={onClose}
    />
  );
}
