import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import { forgetOverridesOfOthers } from '../overrides/forget-overrides-of-others';
import { toast } from '../toast/toast-store';
import { keepStaffHint } from './staff-hint';
import { createStaffIdentity, type StaffIdentity } from './staff-identity';
import { statisticsConsent } from './statistics-consent';

let identity: StaffIdentity | null = null;

/** The staff identity of this page, begun at the first call. */
export function openStaffIdentity(config: RuntimeConfig): StaffIdentity {
  if (identity) return identity;
  let opened: Promise<StaffAuthentication> | null = null;
  identity = createStaffIdentity({
    loadAuthentication: () => {
      opened ??= import(
        /* webpackChunkName: "staff-authentication" */ '../firebase/open-staff-authentication'
      )
        .then(({ openStaffAuthentication }) => openStaffAuthentication(config, statisticsConsent))
        .catch((error: unknown) => {
          // The next call tries again: the code may only have been out of reach.
          opened = null;
          throw error;
        });
      return opened;
    },
    showError: toast.error,
    channel: new BroadcastChannel('vitrine-identity'),
  });
  keepStaffHint(identity);
  forgetOverridesOfOthers(identity);
  return identity;
}
