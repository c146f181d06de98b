import { QRCode } from 'antd';
import { useUiTexts } from '../../texts/use-ui-texts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  address: string;
  size?: number;
  /** As wide as what is around it, which also gives it its quiet zone. */
  fluid?: boolean;
}

/** An address as a QR code: black on white with its quiet zone, in dark mode too, so that phones read it. */
export function QrCode({ address, size = 220, fluid = false }: QrCodeProps) {
  const t = useUiTexts();
  return (
    <div className={fluid ? styles.fluid : styles.code}>
      <QRCode
        aria-label={t('qrFor', { address })}
        value={address}
        type="svg"
        size={size}
        bordered={false}
        color="#000000"
        bgColor="#ffffff"
        {...(fluid && { style: { width: '100%', height: 'auto', padding: 0 } })}
      />
    </div>
  );
}
