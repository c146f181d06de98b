import type { PlacementKind } from '@vitrine/shared/contract';
import { DesktopOutlined, LinkOutlined, MobileOutlined, QrcodeOutlined } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './placement-kind-name.module.css';

const icons = {
  qr: <QrcodeOutlined aria-hidden="true" />,
  kiosk: <MobileOutlined aria-hidden="true" />,
  screen: <DesktopOutlined aria-hidden="true" />,
  link: <LinkOutlined aria-hidden="true" />,
};

/** What a placement is, at a glance and in a word. */
export function PlacementKindName({ kind }: { kind: PlacementKind }) {
  const t = useManagerTexts();
  return (
    <span className={styles.kind}>
      {icons[kind]}
      {t(`placements.kind.${kind}`)}
    </span>
  );
}
