import type { Observable } from '@vitrine/shared/host';
import type { Analytics } from 'firebase/analytics';
import type { FirebaseApp } from 'firebase/app';

/** Loads and starts Analytics when consent is given, and stops it when consent is taken back. */
export function followConsent(app: FirebaseApp, consent: Observable<boolean>): void {
  let analytics: Analytics | null = null;
  const follow = async () => {
    if (!consent.get() && !analytics) return;
    const { startAnalytics, stopAnalytics } = await import('./start-analytics');
    if (consent.get()) analytics = startAnalytics(app);
    else if (analytics) stopAnalytics(analytics);
  };
  consent.subscribe(() => void follow());
  void follow();
}
