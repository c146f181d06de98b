import { useEffect } from 'react';
import { fetchRegistry } from '../remotes/fetch-registry';
import { remoteLoads } from '../remotes/remote-loads';
import { watchReleases } from '../remotes/watch-releases';
import { useShell } from '../shell-context';
import { toast } from '../toast/toast-store';
import { useFrameTexts } from './texts/use-frame-texts';

/** Offers staff to reload when a new version of what they use is out. Never done by itself: work may be unsaved. */
export function useNewReleaseToast(): void {
  const t = useFrameTexts();
  const { config } = useShell();
  useEffect(
    () =>
      watchReleases({
        loads: remoteLoads,
        bucket: config.bucket,
        readRegistry: () => fetchRegistry(config.deadlines.manifestMs),
        onNewRelease: () =>
          toast.success({
            title: t('newRelease.title'),
            description: t('newRelease.text'),
            action: { label: t('newRelease.reload'), onAction: () => location.reload() },
          }),
      }),
    [config, t],
  );
}
