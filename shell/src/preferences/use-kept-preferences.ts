import { endpoints, type PersonPreferences, type Session } from '@vitrine/shared/contract';
import { type Preferences, useHost, useSession, useToast } from '@vitrine/shared/host';
import { useApi } from '@vitrine/shared/ui';
import { useEffect } from 'react';

/** What a person finds again in every browser. The text size depends on the screen, so it stays with the browser. */
const kept = ['language', 'look', 'density', 'characterKeys'] as const;

/** @returns what differs in `now`. */
const changesSince = (before: Preferences, now: Preferences): PersonPreferences =>
  Object.fromEntries(kept.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]));

/**
 * The session whose preferences this browser has. Another language shows every screen again, with the same session: what
 * was kept before that choice must not come back with it.
 */
let broughtIn: Session | null = null;

/** Brings the signed-in person's preferences into this browser, and what they change here to the API. */
export function useKeptPreferences(): void {
  const { preferences } = useHost();
  const { session } = useSession();
  const api = useApi();
  const toast = useToast();

  useEffect(() => {
    if (!session || session === broughtIn) return;
    broughtIn = session;
    preferences.change(session.preferences as Partial<Preferences>);
  }, [preferences, session]);

  useEffect(() => {
    let sent = preferences.get();
    return preferences.subscribe(() => {
      const before = sent;
      sent = preferences.get();
      const body = changesSince(before, sent);
      if (Object.keys(body).length === 0) return;
      api.call(endpoints.updateOwnPreferences, { body }).catch((error: unknown) => {
        // This browser has it until it reloads the page; the next change brings it along.
        sent = before;
        toast.error(error);
      });
    });
  }, [preferences, api, toast]);
}
