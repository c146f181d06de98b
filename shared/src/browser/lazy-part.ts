import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

export interface MissingProps {
  /** What the part was given. */
  part: object;
  onRetry: () => void;
}

interface LazyPartOptions {
  /** What keeps its place until it is there for the first time. */
  room?: ReactNode;
  /** Stands in its place when it does not come, and all around goes on. Without one, what kept it away is thrown. */
  Missing?: FunctionComponent<MissingProps>;
}

/**
 * A part in a file of its own, which comes when it is shown. Not React.lazy, which shows its fallback for 300 ms
 * however soon the part is there, and never asks again for one that did not come.
 * @param load its file.
 */
export function lazyPart<Part extends (props: never) => ReactNode>(
  load: () => Promise<Part>,
  { room = null, Missing }: LazyPartOptions = {},
): Part {
  let part: Part | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, when its module runs
  function LazyPart(props: object) {
    const [arrived, setArrived] = useState(part !== undefined);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
      if (arrived || failure) return;
      load().then((loaded) => {
        part = loaded;
        setArrived(true);
      }, setFailure);
    }, [arrived, failure]);
    if (part) return createElement(part as unknown as FunctionComponent<object>, props);
    if (!failure) return room;
    if (!Missing) throw failure;
    return createElement(Missing, { part: props, onRetry: () => setFailure(null) });
  }
  return LazyPart as unknown as Part;
}
