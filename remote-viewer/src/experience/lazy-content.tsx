import { type ReactNode, useCallback } from 'react';
import type { Dictionary } from '../language/dictionary';
import { useLanguage } from '../language/language';
import styles from './experience.module.css';
import { useLoading } from './use-loading';

interface LazyContentProps<Value> {
  /** Must stay the same function while the same is meant. */
  load: () => Promise<Value>;
  /** The words that it is shown with. */
  texts?: Dictionary<unknown>;
  children: (value: Value) => ReactNode;
}

/** What is shown once its code, content and words are there; says so while they come, and when they did not. */
export function LazyContent<Value>({ load, texts: dictionary, children }: LazyContentProps<Value>) {
  const { texts, textsMark, wordLanguages } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there follows another language by itself (useTexts)
  const loadAll = useCallback(async () => {
    const [value] = await Promise.all([load(), dictionary?.load(wordLanguages)]);
    return { value };
  }, [load, dictionary]);
  const loading = useLoading(loadAll);
  if (loading.state === 'loaded') return children(loading.value.value);
  if (loading.state === 'loading')
    return (
      <p role="status" {...textsMark}>
        {texts.loading}
      </p>
    );
  return (
    <p role="alert" {...textsMark}>
      {texts.notLoaded}{' '}
      <button type="button" className={styles.retry} onClick={loading.retry}>
        {texts.retry}
      </button>
    </p>
  );
}
