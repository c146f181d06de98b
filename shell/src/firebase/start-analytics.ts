import { type Analytics, initializeAnalytics, setAnalyticsCollectionEnabled } from 'firebase/analytics';
import type { FirebaseApp } from 'firebase/app';

/** Starts Analytics, which registers this browser with Installations. Call it only after consent. */
export function startAnalytics(app: FirebaseApp): Analytics {
  const analytics = initializeAnalytics(app);
  setAnalyticsCollectionEnabled(analytics, true);
  return analytics;
}

/** Consent was taken back: nothing is sent from now on. */
export function stopAnalytics(analytics: Analytics): void {
  setAnalyticsCollectionEnabled(analytics, false);
}
