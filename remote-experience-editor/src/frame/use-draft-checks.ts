import { type Certificate, type Experience, endpoints } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { flushAll, saveSummary } from '../documents/store/open-documents';
import { useEditorTexts } from '../texts/texts';

/** Whether the draft is with the server, and what the checks say of it as it is there. */
export interface DraftChecks {
  saved: boolean;
  /** Why what was typed last is not with the server, and will not be by itself; '' otherwise. */
  stuck: string;
  checking: boolean;
  certificate: Certificate | undefined;
  error: ReturnType<typeof useEndpointQuery>['error'];
  errors: number;
  /** All of it is with the server, was checked there, and nothing forbids publishing it. */
  ready: boolean;
  checkAgain: () => void;
}

/** Saves what is typed, and checks the draft, while a window over it is open. */
export function useDraftChecks(experience: Experience, open: boolean): DraftChecks {
  const t = useEditorTexts();
  const params = { brandId: experience.brandId, experienceId: experience.id };
  const { state, refusal } = useStore(saveSummary);
  const saved = state === 'saved';
  const { data, error, fetchStatus, dataUpdatedAt, errorUpdatedAt, refetch } = useEndpointQuery(
    endpoints.checkExperience,
    { params },
    { enabled: open && saved },
  );
  // What was checked before the last change says nothing about it. That the draft is checked once more meanwhile, since
  // somebody saved, takes nothing from under a finger: publishing checks by itself.
  const [askedAt, setAskedAt] = useState(Number.POSITIVE_INFINITY);
  const check = useCallback(() => {
    setAskedAt(Date.now());
    void refetch();
  }, [refetch]);
  useEffect(() => {
    if (open) flushAll();
  }, [open]);
  useEffect(() => {
    if (!open || !saved) return;
    check();
    return () => setAskedAt(Number.POSITIVE_INFINITY);
  }, [open, saved, check]);
  const offline = state === 'offline' || (saved && fetchStatus === 'paused');
  const reasons = {
    refused: t('frame.publish.refused', { reason: refusal ?? '' }),
    collision: t('frame.publish.collision'),
  };
  const refused = state === 'refused' || state === 'collision' ? reasons[state] : '';
  const stuck = offline ? t('frame.publish.offline') : refused;
  const checked = Math.max(dataUpdatedAt, errorUpdatedAt) >= askedAt;
  const checking = !stuck && !(saved && checked);
  const errors = (data?.checks ?? []).filter(({ level }) => level === 'error').length;
  const ready = saved && !stuck && !checking && data !== undefined && errors === 0;
  return {
    saved,
    stuck,
    checking,
    certificate: data,
    error,
    errors,
    ready,
    checkAgain: check,
  };
}
