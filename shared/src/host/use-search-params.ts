import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  type SetURLSearchParams,
  useSearchParams as useRenderedParams,
} from 'react-router-dom';

/**
 * The router's own, but a change that is made from the words before is made from those of the address as it is now: the
 * router gives those that were rendered last, and of two changes that follow each other faster, the first was lost.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [rendered, set] = useRenderedParams();
  const router = useContext(RouterContext)?.router;
  const change = useCallback<SetURLSearchParams>(
    (next, options) =>
      set(
        typeof next === 'function' && router
          ? () => next(new URLSearchParams(router.state.location.search))
          : next,
        options,
      ),
    [set, router],
  );
  return [rendered, change];
}
