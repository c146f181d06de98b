import { QRCodeSVG } from '@rc-component/qrcode';
import { useTexts } from '../../language/language';
import styles from './video-wall.module.css';
import { wallTexts } from './wall-texts';

interface PairingPageProps {
  code: string;
  /** Where staff let it in, without the origin. */
  path: string;
  isOffline: boolean;
}

/** Modules around a code without which phones do not find it. */
const quietZone = 4;

/** What a screen shows that nobody has let in: a code, to be scanned or typed. */
export function PairingPage({ code, path, isOffline }: PairingPageProps) {
  const [texts, textsMark] = useTexts(wallTexts);
  const address = new URL(path, window.location.origin).href;
  return (
    <main className={styles.pairing} {...textsMark}>
      <div>
        <h1>{texts.pairTitle}</h1>
        <p className={styles.code} dir="ltr">
          {/* Read out letter by letter. */}
          <span aria-hidden="true">
            {code.slice(0, 3)} {code.slice(3)}
          </span>
          <span className={styles.readOut}>{[...code].join(' ')}</span>
        </p>
        <p role="status">{isOffline ? texts.waitingForServer : texts.pairText}</p>
      </div>
      <QRCodeSVG
        className={styles.qr}
        value={address}
        level="M"
        marginSize={quietZone}
        size={240}
        role="img"
        aria-hidden="true"
      />
    </main>
  );
}
