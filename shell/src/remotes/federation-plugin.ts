import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RuntimeConfig } from '@vitrine/shared/contract/runtime-config';

/**
 * Our own deadlines for what the federation runtime fetches: it has none for manifests and a fixed one of 20 s for
 * entries. Chunks have webpack's (output.chunkLoadTimeout).
 */
export function deadlinePlugin({
  manifestMs,
  entryMs,
}: RuntimeConfig['deadlines']): ModuleFederationRuntimePlugin {
  return {
    name: 'deadlines',
    fetch: (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(manifestMs) }),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      return { script, timeout: entryMs };
    },
  };
}
