import { type DocumentUse, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { useAreaNames, useFormat } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './vaults.module.css';

/** Where a vault document is used. What belongs to the brand itself opens from this experience. */
export function UsesList({ uses, elsewhere }: { uses: DocumentUse[]; elsewhere: number }) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const format = useFormat();
  const { brand, experience: current, language, baseLanguage } = useExperience();
  return (
    <ul className={styles.uses} aria-label={t('vaults.uses.label')}>
      {uses.map(({ area, documentId, experience, pointer, title, version }) => (
        <li key={documentId + pointer}>
          <Link to={addresses.area(brand.id, experience?.id ?? current.id, area, documentId)} dir="auto">
            {textIn(title, language, baseLanguage) || t('documents.untitled')}
          </Link>
          <span className={common.hint}>
            {areaName(`documents.${area}`, { count: 1 })} · {experience?.name ?? t('vaults.uses.brand')}
            {version !== null && <> · {t('vaults.version', { version: format.number(version) })}</>}
          </span>
        </li>
      ))}
      {elsewhere > 0 && <li className={common.hint}>{t('vaults.uses.elsewhere', { count: elsewhere })}</li>}
    </ul>
  );
}
