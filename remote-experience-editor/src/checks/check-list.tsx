import type { Check } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { type Area, areas } from '@vitrine/shared/contract/areas/list';
import { Link } from '@vitrine/shared/host';
import { CloseCircleOutlined, ExclamationCircleOutlined } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './checks.module.css';
import { useCheckWords } from './use-check-words';

interface CheckListProps {
  checks: Check[];
  onFollow?: () => void;
  /** They stand beside their document: nobody needs to be led there. */
  here?: boolean;
}

const isArea = (area: string): area is Area => areas.some((known) => known === area);

/** Findings of a certificate, errors first, each with the way to its field. */
export function CheckList({ checks, onFollow, here = false }: CheckListProps) {
  const t = useEditorTexts();
  const wordsOf = useCheckWords();
  const { brand, experience, titleOf } = useExperience();
  const sorted = checks.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
  const wayTo = (title: string, area: string) =>
    title ? t('frame.publish.openDocument', { title, area }) : t('frame.publish.open', { area });
  return (
    <ul className={styles.checks}>
      {sorted.map((check) => (
        <li key={`${check.code}${check.documentId}${check.pointer}`} className={styles.check}>
          {check.level === 'error' ? (
            <CloseCircleOutlined className={styles.error ?? ''} aria-hidden="true" />
          ) : (
            <ExclamationCircleOutlined className={styles.warning ?? ''} aria-hidden="true" />
          )}
          <span>{wordsOf(check)}</span>
          {!here && isArea(check.area) && (
            <Link
              to={addresses.area(brand.id, experience.id, check.area, check.documentId, check.pointer)}
              {...(onFollow ? { onClick: onFollow } : {})}
            >
              {wayTo(titleOf(check.documentId), t(`areas.${check.area}.name`))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
