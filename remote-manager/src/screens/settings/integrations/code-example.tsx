import { CopyButton } from '@vitrine/shared/ui';
import common from '../../../parts/common.module.css';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './integrations.module.css';

interface CodeExampleProps {
  title: string;
  text: string;
  code: string;
}

/** Code to read and to copy. */
export function CodeExample({ title, text, code }: CodeExampleProps) {
  const t = useManagerTexts();
  return (
    <div className={styles.example}>
      <div className={styles.exampleHead}>
        <h3 className={common.heading}>{title}</h3>
        <CopyButton text={code} label={t('integrations.help.copy', { title })} />
      </div>
      <p>{text}</p>
      {/* It scrolls sideways, so keys must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area */}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
