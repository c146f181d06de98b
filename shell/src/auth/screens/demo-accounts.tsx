import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { texts } from '../texts';
import styles from './demo-accounts.module.css';
import type { Credentials } from './password-form';

interface Props {
  accounts: NonNullable<RuntimeConfig['demoAccounts']>;
  chosen: string;
  onChoose: (credentials: Credentials) => void;
}

/** On the emulator only: accounts to try the product with. A click fills the form. */
export function DemoAccounts({ accounts, chosen, onChoose }: Props) {
  const roleNames: Partial<Record<string, string>> = texts.demoRoles;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{texts.demoTitle}</h2>
      <p>{texts.demoLead}</p>
      <ul>
        {accounts.map(({ email, role, password }) => (
          <li key={email}>
            <button
              type="button"
              aria-pressed={email === chosen}
              onClick={() => onChoose({ email, password })}
            >
              <strong>{roleNames[role] ?? role}</strong>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
