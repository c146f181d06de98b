import { codeDrawing, plainLook, quietZone } from '../../../codes/code-drawing';
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
  const { shapes, side } = codeDrawing(address, plainLook);
  return (
    <div className={fluid ? styles.fluid : styles.code}>
      {/* Without the drawing's quiet zone: what is around it is white, and wider. */}
      <svg
        role="img"
        aria-label={t('qrFor', { address })}
        viewBox={`${quietZone} ${quietZone} ${side} ${side}`}
        width={size}
        height={size}
      >
        {shapes.map(({ at, colour, path }) => (
          <path key={path} fill={colour} transform={`translate(${at} ${at})`} d={path} />
        ))}
      </svg>
    </div>
  );
}
