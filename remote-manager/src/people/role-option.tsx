import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './people.module.css';
import type { Role } from './person';

/** A role to choose, with what it may do. */
export function RoleOption({ role }: { role: Role }) {
  const t = useManagerTexts();
  return (
    <span className={styles.roleOption}>
      {t(`people.role.${role}`)}
      <span className={styles.muted}>{t(`people.roleHelp.${role}`)}</span>
    </span>
  );
}
