import type { PlacementKind } from '@vitrine/shared/contract';
import { DesktopOutlined, LinkOutlined, MobileOutlined, QrcodeOutlined } from '@vitrine/shared/ui';
import styles from './kind-icon.module.css';

const icons = {
  qr: <QrcodeOutlined aria-hidden="true" />,
  kiosk: <MobileOutlined aria-hidden="true" />,
  screen: <DesktopOutlined aria-hidden="true" />,
  link: <LinkOutlined aria-hidden="true" />,
};

/** What a placement is, at a glance; the word stands beside it. */
export function KindIcon({ kind }: { kind: PlacementKind }) {
  return <span className={styles.kind}>{icons[kind]}</span>;
}
