import { type DocumentImport, endpoints, type ImportSubject } from '@vitrine/shared/contract';
import { useAnswers, useApi, useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import { type OwnerKind, ownerIn } from '../documents/store/owner';
import { useExperience } from '../experience/experience-context';

/** Has a finished upload checked, for whoever's documents it goes into. */
export function useBeginImport(subject: ImportSubject, owner: OwnerKind) {
  const api = useApi();
  const { brand, experience } = useExperience();
  return (upload: { uploadId: string; fileName: string }, signal: AbortSignal): Promise<DocumentImport> => {
    const params = { brandId: ownerIn(owner, brand.id) };
    const own = owner === 'experience' ? { experienceId: experience.id } : {};
    const body = { ...upload, area: subject, ...own };
    return api.call(endpoints.createImport, {
      params,
      body,
      idempotencyKey: upload.uploadId,
      signal,
    });
  };
}

/** An import as it stands. */
export function useImportQuery(owner: OwnerKind, importId: string, refetchIntervalMs?: number) {
  const again = refetchIntervalMs === undefined ? {} : { refetchIntervalMs };
  return useEndpointQuery(endpoints.getImport, useImportAddress(owner, importId), again);
}

/** What can be done with it; what it then is is shown at once. */
export function useImportSteps(owner: OwnerKind, importId: string) {
  const its = useImportAddress(owner, importId);
  const { brand } = useExperience();
  const answers = useAnswers();
  const apply = useEndpointMutation(endpoints.applyImport);
  const recheck = useEndpointMutation(endpoints.recheckImport);
  const cancel = useEndpointMutation(endpoints.cancelImport);
  const put = (answer: DocumentImport) => answers.put(endpoints.getImport, its, answer);
  return {
    apply: (fetchesPictures: boolean) =>
      apply.mutate({ ...its, ...(fetchesPictures && { body: { fetchesPictures } }) }, { onSuccess: put }),
    /** Of the experience's or brand's only: no vault of the tenant has prices. */
    recheck: (currency: string) =>
      recheck.mutate({ params: { brandId: brand.id, importId }, body: { currency } }, { onSuccess: put }),
    isRechecking: recheck.isPending,
    isApplying: apply.isPending,
    cancel: (onSuccess = put) => cancel.mutate(its, { onSuccess }),
    isCancelling: cancel.isPending,
  };
}

function useImportAddress(owner: OwnerKind, importId: string) {
  const { brand } = useExperience();
  return { params: { brandId: ownerIn(owner, brand.id), importId } };
}
