import { type ReactNode, useEffect } from 'react';
import { retryAfterMs } from '../language/use-words';
import { useLoading } from './use-loading';

interface LaterProps<Value> {
  /** Must stay the same function. */
  load: () => Promise<Value>;
  /** Stands there until it has come. */
  meanwhile?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part without which a visit goes on: its code comes when it is first shown. What did not come is tried again. */
export function Later<Value>({ load, meanwhile = null, children }: LaterProps<Value>) {
  const { retry, ...loading } = useLoading(load);
  const hasFailed = loading.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(retry, retryAfterMs);
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);
  return loading.state === 'loaded' ? children(loading.value) : meanwhile;
}
