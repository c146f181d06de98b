import { type ReactNode, useCallback } from 'react';
import controls from '../controls/controls.module.css';
import type { Dictionary } from '../language/dictionary';
import { useLanguage } from '../language/language';
import { notLoaded } from './not-loaded';
import { type Loading, useLoading } from './use-loading';

interface LazyContentProps<Value> {
  /** Must stay the same function while the same is meant. */
  load: () => Promise<Value>;
  /** The words that it is shown with. */
  texts?: Dictionary<unknown>;
  /** What is seen while it comes. */
  meanwhile?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** What is shown once its code, content and words are there; says so while they come, and when they did not. */
export function LazyContent<Value>({
  load,
  texts: dictionary,
  meanwhile,
  children,
}: LazyContentProps<Value>) {
  const { wordLanguages } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there follows another language by itself (useTexts)
  const loadAll = useCallback(async () => {
    const [value] = await Promise.all([load(), dictionary?.load(wordLanguages)]);
    return { value };
  }, [load, dictionary]);
  const loading = useLoading(loadAll);
  if (meanwhile && loading.state === 'loading') return meanwhile;
  return <Loaded loading={loading}>{({ value }) => children(value)}</Loaded>;
}

interface LoadedProps<Value> {
  loading: Loading<Value> & { retry: () => void };
  /** Of what is said meanwhile. */
  className?: string | undefined;
  children: (value: Value) => ReactNode;
}

/** What has loaded; says so while it comes, and with a way to try again when it did not. */
export function Loaded<Value>({ loading, className, children }: LoadedProps<Value>) {
  const { texts, textsMark } = useLanguage();
  if (loading.state === 'loaded') return children(loading.value);
  if (loading.state === 'loading')
    return (
      <p className={className} role="status" {...textsMark}>
        {texts.loading}
      </p>
    );
  return (
    <p className={className} role="alert" {...textsMark}>
      {notLoaded(texts, loading.error)}{' '}
      <button type="button" className={controls.quiet} onClick={loading.retry}>
        {texts.retry}
      </button>
    </p>
  );
}
