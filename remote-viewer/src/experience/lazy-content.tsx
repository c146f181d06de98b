import type { ReactNode } from 'react';
import { useLanguage } from '../texts/language';
import styles from './experience.module.css';
import { useLoading } from './use-loading';

interface LazyContentProps<Value> {
  /** Must stay the same function while the same is meant. */
  load: () => Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** What is shown once its code and content are there; says so while they come, and when they did not. */
export function LazyContent<Value>({ load, children }: LazyContentProps<Value>) {
  const { texts } = useLanguage();
  const loading = useLoading(load);
  if (loading.state === 'loaded') return children(loading.value);
  if (loading.state === 'loading') return <p role="status">{texts.loading}</p>;
  return (
    <p role="alert">
      {texts.states.failed.text}{' '}
      <button type="button" className={styles.retry} onClick={loading.retry}>
        {texts.retry}
      </button>
    </p>
  );
}
