import type { Check } from '@vitrine/shared/contract';
import { CloseCircleOutlined, ExclamationCircleOutlined } from '@vitrine/shared/ui';
import { CheckItem } from './check-item';
import styles from './checks.module.css';
import { type CheckGroup, groupChecks } from './group-checks';
import { useGroupWords } from './use-group-words';

interface CheckListProps {
  checks: Check[];
  onFollow?: () => void;
  /** They stand beside their document: nobody needs to be led there. */
  here?: boolean;
}

/** Fewer of a kind are read faster than opened. */
const fewestInGroup = 3;

/** Findings of a certificate, errors first, each with the way to its field; what repeats is said once, and opens. */
export function CheckList({ checks, ...way }: CheckListProps) {
  return (
    <ul className={styles.checks}>
      {groupChecks(checks).map((group) =>
        group.checks.length < fewestInGroup ? (
          group.checks.map((check) => (
            <li key={keyOf(check)} className={styles.check}>
              <LevelIcon level={check.level} />
              <CheckItem check={check} {...way} />
            </li>
          ))
        ) : (
          <li key={group.key} className={styles.check}>
            <LevelIcon level={group.checks[0].level} />
            <Group group={group} {...way} />
          </li>
        ),
      )}
    </ul>
  );
}

function Group({ group, ...way }: { group: CheckGroup } & Omit<CheckListProps, 'checks'>) {
  const wordsOf = useGroupWords();
  return (
    <details className={styles.group}>
      <summary>{wordsOf(group)}</summary>
      <ul>
        {group.checks.map((check) => (
          <li key={keyOf(check)}>
            <CheckItem check={check} {...way} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LevelIcon({ level }: Pick<Check, 'level'>) {
  return level === 'error' ? (
    <CloseCircleOutlined className={styles.error ?? ''} aria-hidden="true" />
  ) : (
    <ExclamationCircleOutlined className={styles.warning ?? ''} aria-hidden="true" />
  );
}

const keyOf = ({ code, documentId, pointer }: Check) => `${code}${documentId}${pointer}`;
