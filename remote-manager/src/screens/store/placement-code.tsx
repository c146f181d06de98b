import type { Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { QrCode } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './placement-code.module.css';

interface PlacementCodeProps {
  placement: Placement;
  /** Shows it as large as phones want it. */
  onOpen: () => void;
}

/** What stands for a placement: its QR code in small, which opens. */
export function PlacementCode({ placement: { archivedAt, id, name }, onOpen }: PlacementCodeProps) {
  const t = useManagerTexts();
  const code = <QrCode address={`${window.location.origin}${addresses.placement(id)}`} fluid />;
  // The address of an archived one leads nowhere.
  if (archivedAt) return <span className={styles.code}>{code}</span>;
  return (
    <button
      type="button"
      className={styles.code}
      aria-label={t('placements.qrLabel', { name })}
      onClick={onOpen}
    >
      {code}
    </button>
  );
}
