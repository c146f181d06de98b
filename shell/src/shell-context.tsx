import type { Host, Identity } from '@vitrine/shared/host';
import { createContext, useContext, useMemo } from 'react';
import { frameStore } from './frame/frame-store';
import { remoteLoads } from './remotes/remote-loads';
import { toast } from './toast/toast-store';

/** What the whole shell shares, whoever is in front of it. */
export type Shell = Pick<Host, 'config' | 'preferences'>;

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The shell was not provided');
  return shell;
}

/** The host object for an area: the shell's parts with that area's identity. */
export function useHostValue(identity: Identity): Host {
  const shell = useShell();
  return useMemo(
    () => ({ ...shell, identity, toast, frame: frameStore, diagnostics: remoteLoads }),
    [shell, identity],
  );
}
