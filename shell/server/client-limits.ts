/** What one client, or everybody at one address, may take of this server, so that nobody takes it from the others. */
export interface ClientLimits {
  /** Calls of the API that one network may have open at once; live streams not counted, which the API limits. */
  openCallsPerNetwork: number;
  /** For so long a client may take nothing of an answer while its network has no call left, in milliseconds. */
  lyingMs: number;
  /** Requests of one connection that may be unanswered. Browsers send the next one after the answer. */
  unansweredRequests: number;
  /** Until a request's headers are here, in milliseconds. */
  headersMs: number;
  /** Until a whole request is here: 4 MiB of an upload (shared/src/client/uploads) at 14 kB/s. In milliseconds. */
  requestMs: number;
  /** In which nothing was sent or taken, in milliseconds; live streams beat every 15 s (api/src/live/live-times.ts). */
  silentMs: number;
}

export const clientLimits: ClientLimits = {
  // A full venue behind one address: 5,000 phones that ask three times within ten seconds, each answered in 0.5 s.
  openCallsPerNetwork: 1000,
  lyingMs: 5000,
  unansweredRequests: 2,
  headersMs: 15_000,
  requestMs: 300_000,
  silentMs: 60_000,
};
