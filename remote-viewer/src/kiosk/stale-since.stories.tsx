import { StaleSince } from './stale-since';

export const Yesterday = () => <StaleSince since={Date.UTC(2026, 10, 25, 18, 30)} />;
