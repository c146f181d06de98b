import { type DraftTurn, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useEndpointMutation } from '@vitrine/shared/ui';
import { useRef } from 'react';
import { type SaveSummary, saveAll } from '../../documents/store/open-documents';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

const renew = {
  invalidates: [
    endpoints.getExperience,
    endpoints.listVersions,
    endpoints.listDocuments,
    endpoints.listPlacements,
    endpoints.getExperienceSummary,
  ],
};
const renewDraft = {
  invalidates: [
    endpoints.getExperience,
    endpoints.listDocuments,
    endpoints.getDocument,
    endpoints.getDocumentOutline,
    endpoints.checkExperience,
  ],
};

/** What can be done with versions; each says what became of it, with the way back. */
export function useVersionActions() {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand, experience } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const cancelPlan = useEndpointMutation(endpoints.cancelPlannedPublish, renew);
  const unpublish = useEndpointMutation(endpoints.unpublishExperience, renew);
  const restore = useEndpointMutation(endpoints.restoreVersion, renew);
  const turn = useEndpointMutation(endpoints.turnDraft, renewDraft);
  const isSaving = useRef(false);
  /** Told with the way back to it. */
  const toastDone = (description: string, onUndo: () => void) =>
    toast.success({ description, action: { label: t('manifest.undo'), onAction: onUndo } });

  /** @param former what is live until then; null for nothing. */
  function serve(version: number, former: number | null): void {
    restore.mutate(
      { params: { ...params, version } },
      {
        onSuccess: () =>
          toastDone(t('manifest.restored', { version }), () =>
            former === null ? serveNone(version) : serve(former, version),
          ),
      },
    );
  }

  function serveNone(former: number): void {
    unpublish.mutate(
      { params },
      { onSuccess: () => toastDone(t('manifest.unpublished'), () => serve(former, null)) },
    );
  }

  /** Why what was typed last is not with the server; '' when it is. */
  function unsavedBecause({ refusal, state }: SaveSummary): string {
    if (state === 'offline') return t('manifest.draft.offline');
    if (state === 'collision') return t('frame.publish.collision');
    return state === 'refused' ? t('frame.publish.refused', { reason: refusal ?? '' }) : '';
  }

  async function makeDraft(version: number): Promise<void> {
    if (isSaving.current) return;
    // What was typed last belongs to the draft that the way back leads to.
    isSaving.current = true;
    const reason = unsavedBecause(await saveAll());
    isSaving.current = false;
    if (reason) return toast.error(new Error(reason));
    turn.mutate(
      { params, body: { version } },
      {
        onSuccess: ({ turned }) =>
          turned.length === 0
            ? toast.success({ description: t('manifest.draft.same', { version }) })
            : toastDone(t('manifest.draft.turned', { version }), () => takeBack(turned)),
      },
    );
  }

  function takeBack(turned: DraftTurn['turned']): void {
    turn.mutate(
      { params, body: { takeBack: turned } },
      {
        onSuccess: ({ kept }) => {
          const left = kept > 0 ? ` ${t('manifest.draft.kept', { count: kept })}` : '';
          toast.success({ description: `${t('manifest.draft.takenBack')}${left}` });
        },
      },
    );
  }

  const dropPlan = (version: number) =>
    cancelPlan.mutate(
      { params },
      { onSuccess: () => toast.success({ description: t('manifest.planCancelled', { version }) }) },
    );
  return { cancelPlan, dropPlan, makeDraft, serve, serveNone, unpublish };
}
