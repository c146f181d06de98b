import { remoteNames } from '@vitrine/shared/contract/federation/registry';
import { createRoot } from 'react-dom/client';
import type { Overrides } from './choose-overrides';
import styles from './override-badge.module.css';
import { useOverrideTexts } from './texts';

/** Which remotes come from elsewhere in this tab, and from where: nobody should mistake it for the product. */
export function OverrideBadge({ overrides, onClear }: { overrides: Overrides; onClear: () => void }) {
  const texts = useOverrideTexts();
  return (
    <aside className={styles.badge} aria-label={texts.label}>
      <ul className={styles.remotes}>
        {remoteNames.map(
          (remote) =>
            overrides[remote] && (
              <li key={remote}>
                <strong>{texts.remotes[remote]}</strong> {texts.from} <code>{overrides[remote]}</code>
              </li>
            ),
        )}
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        {texts.clear}
      </button>
    </aside>
  );
}

/** Beside the page's own tree, so that it stands whatever becomes of that. */
export function showBadge(overrides: Overrides, onClear: () => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OverrideBadge overrides={overrides} onClear={onClear} />);
}
