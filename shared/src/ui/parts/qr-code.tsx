import { QRCode } from 'antd';
import { useUiTexts } from '../texts/use-ui-texts';
import styles from './qr-code.module.css';

/** An address as a QR code: black on white with its quiet zone, in dark mode too, so that phones read it. */
export function QrCode({ address, size = 220 }: { address: string; size?: number }) {
  const t = useUiTexts();
  return (
    <div role="img" aria-label={t('qrFor', { address })} className={styles.code}>
      <QRCode value={address} type="svg" size={size} bordered={false} color="#000000" bgColor="#ffffff" />
    </div>
  );
}
