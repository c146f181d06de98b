import { CopyField, Dialog, QrCode } from '@vitrine/shared/ui';
import styles from './address-dialog.module.css';

interface AddressDialogProps {
  /** null: closed. */
  shown: { title: string; address: string; text?: string } | null;
  /** Name of the field that holds the address. */
  label: string;
  onClose: () => void;
}

/** An address as a QR code for a phone and as text to copy. */
export function AddressDialog({ shown, label, onClose }: AddressDialogProps) {
  return (
    <Dialog open={shown !== null} title={shown?.title ?? ''} onClose={onClose}>
      {shown && (
        <div className={styles.address}>
          {shown.text && <p>{shown.text}</p>}
          <QrCode address={shown.address} />
          <CopyField text={shown.address} label={label} />
        </div>
      )}
    </Dialog>
  );
}
