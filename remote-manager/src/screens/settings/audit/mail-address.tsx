import styles from './audit.module.css';

/** An address that does not fit its line goes on after its @, not anywhere. */
export function MailAddress({ address }: { address: string }) {
  const [domain = '', ...before] = address.split('@').reverse();
  const name = before.reverse().join('@');
  return (
    <bdi className={styles.address}>
      {name && (
        <>
          {name}@<wbr />
        </>
      )}
      {domain}
    </bdi>
  );
}
