import { createContext, useContext } from 'react';
import type { GetToken } from '../client/with-token';
import type { Session } from '../contract/entities/people';
import type { ReleaseSource, RemoteName } from '../contract/federation/registry';
import type { RuntimeConfig } from '../contract/federation/runtime-config';

/**
 * What the shell gives to remotes: one object in one React context, shared as a singleton. It changes only together
 * with `contractVersion` (contract/version.ts).
 */
export interface Host {
  config: RuntimeConfig;
  identity: Identity;
  toast: Toast;
  preferences: Observable<Preferences> & { change(change: Partial<Preferences>): void };
  frame: Frame;
  diagnostics: Observable<readonly RemoteLoad[]>;
}

/** A value that can be watched; the shape that useSyncExternalStore wants. */
export interface Observable<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

export interface Identity extends Observable<IdentityState> {
  /** The staff member's token for the API, fresh; null for visitors and for nobody. */
  getToken: GetToken;
  /** Ends the session in every tab and leads to /manager/logout. */
  signOut(): Promise<void>;
  /** Asks the API again who is signed in: what somebody changed of themselves is known everywhere at once. */
  recheck?(): Promise<void>;
  /** How a staff member signs in; visitors do not. */
  signInMethods?: SignInMethods;
}

/**
 * The ways in which the signed-in person comes in, and changing them. A link in a mail is always one. Failures are in
 * words for people. Who signed in too long ago to change something is asked to sign in again over the screen; the call
 * goes on when they have.
 */
export interface SignInMethods {
  read(): Promise<SignInState>;
  /** The first one, or another. */
  setPassword(password: string): Promise<void>;
  /** Opens Google's own window. @param played where there is none (`config.firebase.authEmulator`): whose account it would be. */
  linkGoogle(played?: string): Promise<void>;
  unlinkGoogle(): Promise<void>;
}
export interface SignInState {
  hasPassword: boolean;
  /** Address of the linked account. */
  google: string | null;
}

/** Specification, section 4; `session` is what the API says about the signed-in person. */
export interface IdentityState {
  authUser: { uid: string; email: string | null; displayName: string | null } | null;
  isLoading: boolean;
  error: string | null;
  session: Session | null;
}

export interface Toast {
  /** Title "Success!" and description "Operation completed successfully" unless given. */
  success(message?: { title?: string; description?: string; action?: ToastAction }): void;
  /** Title "Error"; the description is the server's message, or else the error's, and its status code in parentheses. */
  error(error: unknown): void;
}
export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface Preferences {
  look: 'light' | 'dark' | 'system';
  /** Whether a character alone, such as “?”, is a shortcut. */
  characterKeys: boolean;
  /** How close together rows and controls stand. */
  density: 'comfortable' | 'compact';
  /** Makes up for blocked browser zoom: 100 to 200. */
  textSizePercent: number;
  /** Of the interface; null follows the browser. */
  language: string | null;
}

/** Where staff screens put what the staff frame shows around them. Each call returns its undo. */
export interface Frame {
  addBreadcrumb(crumb: Breadcrumb): () => void;
  addCommands(commands: Command[]): () => void;
  addShortcuts(group: ShortcutGroup): () => void;
}
export interface Breadcrumb {
  label: string;
  to: string;
}
export interface Command {
  id: string;
  label: string;
  run: () => void;
}

/** Keys that do something while a screen is open, as the overview of shortcuts lists them. */
export interface ShortcutGroup {
  title: string;
  /** Keys as `KeyboardEvent.key` names them, parted by plus: `Ctrl+Shift+Z`, `Delete`, `w`. Ctrl is ⌘ on a Mac. */
  shortcuts: { keys: string; label: string }[];
}

/** One attempt to load a screen of a remote, for the diagnostics screen and telemetry. Durations in milliseconds. */
export interface RemoteLoad {
  remote: RemoteName;
  screen: string;
  version: string;
  source: ReleaseSource;
  /** `crashed`: it was loaded, and stopped working. */
  outcome: 'loading' | 'loaded' | 'failed' | 'crashed';
  startedAt: number;
  durationMs: number | null;
  /** Null until known, and for what was there already. */
  phases: { manifestMs: number | null; entryMs: number | null; screenMs: number | null };
  failure: string | null;
}

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

/** @throws when a screen is rendered outside the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('Not inside the shell: no host was provided');
  return host;
}
