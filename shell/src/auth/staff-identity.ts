import type { Identity } from '@vitrine/shared/host';
import { observable } from '../observable';

const state = observable<ReturnType<Identity['get']>>({
  authUser: null,
  isLoading: true,
  error: null,
  session: null,
});

/** Nobody yet: replaced by the Firebase identity service. */
export const staffIdentity: Identity = {
  ...state,
  getToken: async () => null,
  signOut: async () => undefined,
};
