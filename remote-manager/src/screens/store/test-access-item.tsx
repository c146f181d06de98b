import type { TestAccess } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  CopyButton,
  EditOutlined,
  ExportOutlined,
  IconButton,
  QrcodeOutlined,
  StopOutlined,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { Facts } from '../../parts/facts';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './test-accesses.module.css';

interface TestAccessItemProps {
  testAccess: TestAccess;
  onShowAddress: () => void;
  /** null: may not. */
  onEdit: (() => void) | null;
  onRevoke: (() => void) | null;
}

export function TestAccessItem({ testAccess, onShowAddress, onEdit, onRevoke }: TestAccessItemProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  const { label: name, expiresAt, lastUsedAt, revokedAt } = testAccess;
  const address = `${window.location.origin}${addresses.testAccess(testAccess.placementId, testAccess.id)}`;
  const expired = expiresAt !== null && Date.parse(expiresAt) < now;
  const ends = revokedAt ?? expiresAt;
  const end = () => {
    if (revokedAt) return t('test-accesses.revokedWhen', { when: format.relative(revokedAt, now) });
    if (!expiresAt) return t('test-accesses.neverExpires');
    const when = format.relative(expiresAt, now);
    return expired ? t('test-accesses.expiredWhen', { when }) : t('test-accesses.expiresWhen', { when });
  };
  return (
    <li className={styles.item}>
      <div>
        <h3 className={common.heading}>
          <bdi>{name}</bdi>
        </h3>
        <Facts>
          <span title={ends ? format.dateTime(ends) : undefined}>{end()}</span>
          <span>
            {lastUsedAt
              ? t('test-accesses.usedWhen', { when: format.relative(lastUsedAt, now) })
              : t('test-accesses.neverUsed')}
          </span>
        </Facts>
      </div>
      <div className={styles.actions}>
        {!expired && !revokedAt && (
          <>
            <CopyButton text={address} label={t('test-accesses.copyLabel', { name })} />
            <IconButton
              label={t('test-accesses.qrLabel', { name })}
              icon={<QrcodeOutlined />}
              onClick={onShowAddress}
            />
            <IconButton
              label={t('test-accesses.openLabel', { name })}
              icon={<ExportOutlined />}
              href={address}
              target="_blank"
              rel="noreferrer"
            />
          </>
        )}
        {onEdit && !revokedAt && (
          <IconButton
            label={t('test-accesses.editLabel', { name })}
            icon={<EditOutlined />}
            onClick={onEdit}
          />
        )}
        {onRevoke && !revokedAt && (
          <IconButton
            label={t('test-accesses.revokeLabel', { name })}
            icon={<StopOutlined />}
            danger
            onClick={onRevoke}
          />
        )}
      </div>
    </li>
  );
}
