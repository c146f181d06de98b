/** What the shell gives to remotes. Remotes take the router from here too, so that there is one. */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export {
  useBreadcrumb,
  useCommands,
  useDiagnostics,
  useObservable,
  usePreferences,
  useRuntimeConfig,
  useSession,
  useShortcuts,
  useSignInMethods,
  useToast,
} from './hooks';
export {
  type Breadcrumb,
  type Command,
  type Frame,
  type Host,
  HostProvider,
  type Identity,
  type IdentityState,
  type Observable,
  type Preferences,
  type RemoteLoad,
  type ShortcutGroup,
  type SignInMethods,
  type SignInState,
  type Toast,
  type ToastAction,
  useHost,
} from './host';
export { useLeaveGuard } from './leave-guard';
export { LeaveQuestion } from './leave-question';
export { useLive } from './live';
export { NotFoundError } from './not-found';
export { holdScreens, screenHold } from './screen-hold';
export { useSearchParams } from './use-search-params';
