import { useObservable } from '@vitrine/shared/host';
import { environment } from './environment';

let isThere: boolean | undefined;

/** Tried once: browsers that have no graphics say so only when they are asked for some. */
function hasWebgl(): boolean {
  if (!('WebGL2RenderingContext' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return Boolean(context);
}

/** Whether there can be anything in 3D: where not, neither its code nor a model is fetched. */
export function useWebgl(): boolean {
  const { webgl } = useObservable(environment);
  isThere ??= hasWebgl();
  return webgl && isThere;
}
