import { useObservable, usePreferences } from '@vitrine/shared/host';
import { Dialog } from '@vitrine/shared/ui';
import { frameStore } from './frame-store';
import { Keys } from './keys';
import styles from './shortcuts-overview.module.css';
import { useFrameTexts } from './texts/use-frame-texts';

/** Every shortcut that works on the open screen, by what it belongs to. */
export function ShortcutsOverview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useFrameTexts();
  const { characterKeys } = usePreferences();
  const ofScreens = useObservable(frameStore.shortcuts);
  const everywhere = {
    title: t('shortcuts.everywhere'),
    shortcuts: [
      { keys: 'Ctrl+K', label: t('shortcuts.palette') },
      ...(characterKeys ? [{ keys: '?', label: t('shortcuts.overview') }] : []),
      { keys: 'Escape', label: t('shortcuts.escape') },
      { keys: 'ArrowUp+ArrowDown', label: t('shortcuts.move') },
      { keys: 'Enter', label: t('shortcuts.choose') },
    ],
  };
  return (
    <Dialog open={open} title={t('person.shortcuts')} onClose={onClose} width={560}>
      {[...ofScreens, everywhere].map(({ title, shortcuts }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {!characterKeys && <p className={styles.off}>{t('shortcuts.off')}</p>}
    </Dialog>
  );
}
