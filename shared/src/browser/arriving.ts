import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/**
 * A part in a file of its own, which comes when it is shown. Not React.lazy, which shows its fallback for 300 ms
 * however soon the part is there, and never asks again for one that did not come.
 * @param load its file.
 * @param room what keeps its place until it is there for the first time.
 */
export function arriving<Part extends (props: never) => ReactNode>(
  load: () => Promise<Part>,
  room: ReactNode = null,
): Part {
  let part: Part | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, when its module runs
  function Arriving(props: object) {
    const [arrived, setArrived] = useState(part !== undefined);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (arrived) return;
      load().then((loaded) => {
        part = loaded;
        setArrived(true);
      }, setFailure);
    }, [arrived]);
    if (failure) throw failure;
    return part ? createElement(part as unknown as FunctionComponent<object>, props) : room;
  }
  return Arriving as unknown as Part;
}
