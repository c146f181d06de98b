import { TeamOutlined } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './presence.module.css';

/** Who else has this document open; nothing while nobody has. */
export function AlsoHere({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const { others } = useExperience();
  const names = [...new Set(others.filter((one) => one.documentId === documentId).map(({ name }) => name))];
  const text = names.length > 0 ? t('presence.also', { count: names.length, names: names.join(', ') }) : '';
  return (
    <span role="status" className={styles.also} title={text}>
      {text && (
        <>
          <TeamOutlined aria-hidden="true" /> {text}
        </>
      )}
    </span>
  );
}
