/** Where what was measured stands, from the root. */
export const figuresFile = 'docs/figures.md';

/** The benchmarks by name, in their order. What each measured stands between marks of its name. */
export const benches: Record<string, string> = {
  responses: 'api/bench/responses.ts',
  kill: 'api/bench/kill.ts',
  live: 'api/bench/live.ts',
  processes: 'api/bench/processes.ts',
  redirects: 'api/bench/redirects.ts',
  bytes: 'e2e/bench/visitor-bytes.ts',
  'way-in': 'e2e/bench/way-in.ts',
  lighthouse: 'e2e/bench/lighthouse.ts',
  start: 'scripts/bench/bench-start.ts',
  federation: 'e2e/bench/federation.ts',
  content: 'api/bench/content.ts',
  lists: 'api/bench/lists.ts',
  dashboard: 'api/bench/dashboard.ts',
  export: 'api/bench/export.ts',
  scrolling: 'e2e/bench/scrolling.ts',
  typing: 'e2e/bench/typing.ts',
  colleague: 'e2e/bench/colleague.ts',
  crowd: 'e2e/bench/crowd.ts',
  wall: 'e2e/bench/wall.ts',
};
