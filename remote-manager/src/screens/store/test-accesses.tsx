import { endpoints, type Placement, type TestAccess } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
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
import { mayBeEmpty } from '../../parts/may-be-empty';
import { RecordList } from '../../parts/record-list';
import { useRecordList } from '../../parts/use-record-list';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { CreateTestAccess } from './create-test-access';
import { EditTestAccess } from './edit-test-access';
import { RevokeTestAccess } from './revoke-test-access';
import { TestAccessItem } from './test-access-item';
import styles from './test-accesses.module.css';

interface TestAccessesProps {
  /** null: closed. */
  placement: Placement | null;
  onClose: () => void;
}

/** The links that show a placement's draft. */
export function TestAccesses({ placement, onClose }: TestAccessesProps) {
  const t = useManagerTexts();
  return (
    <Drawer
      open={placement !== null}
      title={placement ? t('placements.testAccessesFor', { name: placement.name }) : ''}
      onClose={onClose}
      width={480}
    >
      {placement && <TestAccessList placement={placement} />}
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
  const page = useEndpointPage(endpoints.listTestAccesses, {
    params: { brandId: placement.brandId, placementId: placement.id },
    query: state.query,
  });
  const mayWrite = may('test-accesses:write', placement.brandId);
  const create = mayWrite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('testAccesses.create')}
    </Button>
  );
  return (
    <div className={styles.content}>
      <p className={styles.intro}>{t('testAccesses.intro')}</p>
      {!mayBeEmpty(page) && create}
      <RecordList
        label={t('placements.testAccesses')}
        page={page}
        state={state}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<SheetsDrawing />}
            title={t('testAccesses.emptyTitle')}
            text={t('testAccesses.emptyText')}
            action={create}
          />
        }
      >
        {(items) => (
          <ul className={styles.list} aria-label={t('placements.testAccesses')}>
            {items.map((testAccess) => (
              <TestAccessItem
                key={testAccess.id}
                testAccess={testAccess}
                onShowAddress={() =>
                  setAddress({
                    title: testAccess.label,
                    address: `${window.location.origin}${addresses.testAccess(placement.id, testAccess.id)}`,
                  })
                }
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
        onCreated={(testAccess) =>
          setAddress({
            title: testAccess.label,
            address: `${window.location.origin}${addresses.testAccess(placement.id, testAccess.id)}`,
          })
        }
      />
      {edited && <EditTestAccess placement={placement} testAccess={edited} onClose={() => setEdited(null)} />}
      <AddressDialog shown={address} label={t('testAccesses.link')} onClose={() => setAddress(null)} />
      <RevokeTestAccess brandId={placement.brandId} testAccess={revoked} onClose={() => setRevoked(null)} />
    </div>
  );
}
