import { areas } from '../areas/registry';

/** Fetches the code of what fills the page, while visitors read the landing. @returns undo */
export function prefetchStages(): () => void {
  const undo = Object.values(areas).map(({ stage }) => stage?.prefetch());
  return () => {
    for (const stop of undo) stop?.();
  };
}
