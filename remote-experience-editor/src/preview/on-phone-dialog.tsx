import { CopyField, Dialog, ExportOutlined, LinkButton, QrCode } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './preview.module.css';

interface OnPhoneDialogProps {
  open: boolean;
  address: string;
  onClose: () => void;
}

/** The same draft on a real device. */
export function OnPhoneDialog({ open, address, onClose }: OnPhoneDialogProps) {
  const t = useEditorTexts();
  return (
    <Dialog
      open={open}
      title={t('preview.onPhone')}
      onClose={onClose}
      action={
        <LinkButton to={address} target="_blank" icon={<ExportOutlined />}>
          {t('preview.openInTab')}
        </LinkButton>
      }
    >
      <div className={styles.phone}>
        <QrCode address={address} />
        <p className={common.hint}>{t('preview.onPhoneHelp')}</p>
        <CopyField text={address} label={t('preview.address')} />
      </div>
    </Dialog>
  );
}
