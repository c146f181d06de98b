import { type AnswerOptions, inOrder, textIn } from '@vitrine/shared/contract';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './vaults.module.css';

/** Options that come from a vault: to be read, not edited here. */
export function OptionsCopy({ options }: { options: AnswerOptions }) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  return (
    <ul className={styles.copy} aria-label={t('vaults.options')}>
      {inOrder(options).map(([id, { label }], index) => (
        <li key={id} dir="auto">
          {textIn(label, language, baseLanguage) || t('vaults.option', { number: index + 1 })}
        </li>
      ))}
    </ul>
  );
}
