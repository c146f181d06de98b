/** Begins to fetch what an entry is about to ask for, beside the entry instead of after it. */
export function preload(urls: string[], integrity: Record<string, string>): void {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    if (integrity[url]) link.integrity = integrity[url];
    link.href = url;
    document.head.append(link);
  }
}
