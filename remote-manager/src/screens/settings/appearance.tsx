import { usePreferences } from '@vitrine/shared/host';
import { Choice } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';

const looks = ['light', 'dark', 'system'] as const;
const textSizes = ['100', '125', '150', '175', '200'] as const;

/** Look and text size of this browser. */
export function Appearance() {
  const t = useManagerTexts();
  const { look, textSizePercent, change } = usePreferences();
  return (
    <div className={styles.card}>
      <div className={styles.setting}>
        <h2>{t('settings.look')}</h2>
        <Choice
          label={t('settings.look')}
          value={look}
          onChange={(chosen) => change({ look: chosen })}
          options={looks.map((value) => ({ value, label: t(`settings.looks.${value}`) }))}
        />
      </div>
      <div className={styles.setting}>
        <h2>{t('settings.textSize')}</h2>
        <Choice
          label={t('settings.textSize')}
          value={textSizes.find((size) => Number(size) === textSizePercent) ?? '100'}
          onChange={(size) => change({ textSizePercent: Number(size) })}
          options={textSizes.map((value) => ({ value, label: `${value} %` }))}
        />
        <p className={styles.muted}>{t('settings.textSizeHelp')}</p>
      </div>
    </div>
  );
}
