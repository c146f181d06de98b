import { interfaceLanguage, interfaceLanguages, ownNameOf } from '@vitrine/shared/browser/interface-language';
import { usePreferences } from '@vitrine/shared/host';
import { Select } from '@vitrine/shared/ui';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';

const asBrowser = 'browser';

/** Which language the interface speaks to this person. */
export function InterfaceLanguageChoice() {
  const t = useManagerTexts();
  const { language, change } = usePreferences();
  return (
    <div className={styles.setting}>
      <h2 className={common.heading}>{t('settings.language')}</h2>
      <Select
        label={t('settings.language')}
        value={language ?? asBrowser}
        onChange={(chosen) => change({ language: chosen === asBrowser ? null : (chosen ?? null) })}
        options={[
          {
            value: asBrowser,
            label: t('settings.browserLanguage', { language: ownNameOf(interfaceLanguage(null)) }),
          },
          ...interfaceLanguages.map((tag) => ({ value: tag, label: ownNameOf(tag) })),
        ]}
      />
      <p className={common.hint}>{t('settings.languageHelp')}</p>
    </div>
  );
}
