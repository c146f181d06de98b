import { usePreferences } from '@vitrine/shared/host';
import { Choice, Switch } from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { InterfaceLanguageChoice } from './interface-language-choice';
import styles from './settings.module.css';

const looks = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;
const textSizes = ['100', '125', '150', '175', '200'] as const;

/** How the staff interface looks and speaks to this person. */
export function Appearance() {
  const t = useManagerTexts();
  const { look, density, textSizePercent, characterKeys, change } = usePreferences();
  return (
    <div className={styles.card}>
      <div className={styles.setting}>
        <h2 className={common.heading}>{t('settings.look')}</h2>
        <Choice
          label={t('settings.look')}
          value={look}
          onChange={(chosen) => change({ look: chosen })}
          options={looks.map((value) => ({ value, label: t(`settings.looks.${value}`) }))}
        />
      </div>
      <div className={styles.setting}>
        <h2 className={common.heading}>{t('settings.density')}</h2>
        <Choice
          label={t('settings.density')}
          value={density}
          onChange={(chosen) => change({ density: chosen })}
          options={densities.map((value) => ({ value, label: t(`settings.densities.${value}`) }))}
        />
        <p className={common.hint}>{t('settings.densityHelp')}</p>
      </div>
      <InterfaceLanguageChoice />
      <div className={styles.setting}>
        <h2 className={common.heading}>{t('settings.characterKeys')}</h2>
        <Switch
          label={t('settings.characterKeys')}
          value={characterKeys}
          onChange={(on) => change({ characterKeys: on })}
        />
        <p className={common.hint}>{t('settings.characterKeysHelp')}</p>
      </div>
      <p className={common.hint}>{t('settings.everywhere')}</p>
      <div className={styles.setting}>
        <h2 className={common.heading}>{t('settings.textSize')}</h2>
        <Choice
          label={t('settings.textSize')}
          value={textSizes.find((size) => Number(size) === textSizePercent) ?? '100'}
          onChange={(size) => change({ textSizePercent: Number(size) })}
          options={textSizes.map((value) => ({ value, label: `${value} %` }))}
        />
        <p className={common.hint}>{t('settings.textSizeHelp')}</p>
      </div>
    </div>
  );
}
