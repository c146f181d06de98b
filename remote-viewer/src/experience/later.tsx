import { type ComponentType, type ReactNode, useEffect } from 'react';
import { retryAfterMs } from '../language/use-words';
import { useLoading } from './use-loading';

/**
 * A part without which a visit goes on: its code comes when it is first shown. What did not come is tried again.
 * `meanwhile` stands there until then.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadPart = async () => (await load()).default;
  return function Later({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const { retry, ...loading } = useLoading(loadPart);
    const hasFailed = loading.state === 'failed';
    useEffect(() => {
      if (!hasFailed) return;
      const timer = setTimeout(retry, retryAfterMs);
      return () => clearTimeout(timer);
    }, [hasFailed, retry]);
    if (loading.state !== 'loaded') return meanwhile;
    const Part = loading.value as ComponentType<object>;
    return <Part {...props} />;
  };
}
