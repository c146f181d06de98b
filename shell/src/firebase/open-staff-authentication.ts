import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import type { Observable } from '@vitrine/shared/host';
import { followConsent } from './follow-consent';
import { createStaffAuthentication, type StaffAuthentication } from './staff-authentication';
import { startFirebase } from './start-firebase';

/** Firebase for staff, started as configured. @param consent to usage statistics. */
export async function openStaffAuthentication(
  config: RuntimeConfig,
  consent: Observable<boolean>,
): Promise<StaffAuthentication> {
  const { app, auth } = await startFirebase(config);
  if (config.firebase.measurementId) followConsent(app, consent);
  return createStaffAuthentication(auth);
}
