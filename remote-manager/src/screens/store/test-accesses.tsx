import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints, type Placement, type TestAccess } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Button,
  Drawer,
  EmptyState,
  PlusOutlined,
  SheetsDrawing,
  useEndpointPage,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { AddressDialog } from '../../parts/address-dialog';
import common from '../../parts/common.module.css';
import { DoForGood } from '../../parts/do-for-good';
import { RecordList } from '../../parts/record-list';
import { useRecordList } from '../../parts/use-record-list';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { AboutPlacement } from './about-placement';
import { CreateTestAccess } from './create-test-access';
import { EditTestAccess } from './edit-test-access';
import { TestAccessItem } from './test-access-item';
import { TestAccessToolbar } from './test-access-toolbar';
import styles from './test-accesses.module.css';
import type { OpenedPlacement } from './use-opened-placement';

/** The links that show a placement's draft. */
export function TestAccesses({ opened }: { opened: OpenedPlacement }) {
  const t = useManagerTexts();
  const named = opened.isGone ? undefined : opened.query.data;
  return (
    <Drawer
      open={opened.isOpen}
      title={named ? t('placements.testAccessesFor', { name: named.name }) : t('placements.testAccesses')}
      onClose={opened.close}
      width={480}
    >
      <AboutPlacement opened={opened}>
        {(placement) => <TestAccessList placement={placement} />}
      </AboutPlacement>
    </Drawer>
  );
}

function TestAccessList({ placement }: { placement: Placement }) {
  const t = useManagerTexts();
  const may = useMay();
  const [creates, setCreates] = useState(false);
  const [address, setAddress] = useState<{ title: string; address: string } | null>(null);
  const [edited, setEdited] = useState<TestAccess | null>(null);
  const [revoked, setRevoked] = useState<TestAccess | null>(null);
  const state = useRecordList({ sorts: ['name', 'createdAt'], prefix: 'tests-' });
  const params = { brandId: placement.brandId, placementId: placement.id };
  const page = useEndpointPage(endpoints.listTestAccesses, { params, query: state.query });
  const mayWrite = may('test-accesses:write', placement.brandId);
  const showAddress = ({ id, label }: TestAccess) =>
    setAddress({
      title: label,
      address: `${window.location.origin}${addresses.testAccess(placement.id, id)}`,
    });
  const create = mayWrite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('test-accesses.create')}
    </Button>
  );
  return (
    <div className={styles.content}>
      <p className={common.hint}>{t('test-accesses.intro')}</p>
      {!mayBeEmpty(page) && create}
      <TestAccessToolbar placement={placement} state={state} total={page.data?.total ?? 0} />
      <RecordList
        label={t('placements.testAccesses')}
        page={page}
        state={{ ...state, showsArchived: false }}
        skeleton="rows"
        empty={
          state.showsArchived ? (
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('test-accesses.noneRevoked')}
              text={t('test-accesses.noneRevokedText')}
            />
          ) : (
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('test-accesses.emptyTitle')}
              text={t('test-accesses.emptyText')}
              action={create}
            />
          )
        }
      >
        {(items) => (
          <ul className={common.list} aria-label={t('placements.testAccesses')}>
            {items.map((testAccess) => (
              <TestAccessItem
                key={testAccess.id}
                testAccess={testAccess}
                onShowAddress={() => showAddress(testAccess)}
                onEdit={mayWrite ? () => setEdited(testAccess) : null}
                onRevoke={mayWrite ? () => setRevoked(testAccess) : null}
              />
            ))}
          </ul>
        )}
      </RecordList>
      <CreateTestAccess
        placement={placement}
        open={creates}
        onClose={() => setCreates(false)}
        onCreated={showAddress}
      />
      {edited && <EditTestAccess placement={placement} testAccess={edited} onClose={() => setEdited(null)} />}
      <AddressDialog shown={address} label={t('test-accesses.link')} onClose={() => setAddress(null)} />
      {revoked && (
        <DoForGood
          endpoint={endpoints.revokeTestAccess}
          request={{ params: { ...params, testAccessId: revoked.id } }}
          invalidates={[endpoints.listTestAccesses]}
          title={t('test-accesses.revokeTitle')}
          name={revoked.label}
          actionLabel={t('test-accesses.revoke')}
          done={{
            title: t('test-accesses.revokedToast', { name: revoked.label }),
            description: t('test-accesses.revokedToastText'),
          }}
          onClose={() => setRevoked(null)}
        >
          {t('test-accesses.revokeText')}
        </DoForGood>
      )}
    </div>
  );
}
