import { type DocumentImport, endpoints, type ImportSubject, tenantAreas } from '@vitrine/shared/contract';
import { useAnswers, useApi, useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import type { OwnerKind } from '../documents/store/use-document-writes';
import { useExperience } from '../experience/experience-context';

/** Has a finished upload checked, by the call of whose documents it goes into. */
export function useBeginImport(subject: ImportSubject, owner: OwnerKind) {
  const api = useApi();
  const { brand, experience } = useExperience();
  return (upload: { uploadId: string; fileName: string }, signal: AbortSignal): Promise<DocumentImport> => {
    const options = { idempotencyKey: upload.uploadId, signal };
    const tenantArea = tenantAreas.find((one) => one === subject);
    if (owner === 'tenant' && tenantArea)
      return api.call(endpoints.createTenantImport, { body: { ...upload, area: tenantArea }, ...options });
    const own = owner === 'experience' ? { experienceId: experience.id } : {};
    const body = { ...upload, area: subject, ...own };
    return api.call(endpoints.createImport, { params: { brandId: brand.id }, body, ...options });
  };
}

/** An import as it stands; those of the tenant's documents have an address of their own. */
export function useImportQuery(owner: OwnerKind, importId: string, refetchIntervalMs?: number) {
  const requests = useRequests(importId);
  const isTenants = owner === 'tenant';
  const again = refetchIntervalMs === undefined ? {} : { refetchIntervalMs };
  const own = useEndpointQuery(endpoints.getImport, requests.own, { enabled: !isTenants, ...again });
  const tenants = useEndpointQuery(endpoints.getTenantImport, requests.tenants, {
    enabled: isTenants,
    ...again,
  });
  return isTenants ? tenants : own;
}

/** What can be done with it; what it then is is shown at once. */
export function useImportSteps(owner: OwnerKind, importId: string) {
  const { own, tenants } = useRequests(importId);
  const answers = useAnswers();
  const isTenants = owner === 'tenant';
  const apply = useEndpointMutation(endpoints.applyImport);
  const recheck = useEndpointMutation(endpoints.recheckImport);
  const cancel = useEndpointMutation(endpoints.cancelImport);
  const applyTenants = useEndpointMutation(endpoints.applyTenantImport);
  const cancelTenants = useEndpointMutation(endpoints.cancelTenantImport);
  const put = (answer: DocumentImport) =>
    isTenants
      ? answers.put(endpoints.getTenantImport, tenants, answer)
      : answers.put(endpoints.getImport, own, answer);
  return {
    /** @param fetchesPictures which no vault of the tenant has. */
    apply(fetchesPictures: boolean) {
      if (isTenants) applyTenants.mutate(tenants, { onSuccess: put });
      else
        apply.mutate({ ...own, ...(fetchesPictures && { body: { fetchesPictures } }) }, { onSuccess: put });
    },
    /** Of the experience's or brand's only: no vault of the tenant has prices. */
    recheck: (currency: string) => recheck.mutate({ ...own, body: { currency } }, { onSuccess: put }),
    isRechecking: recheck.isPending,
    isApplying: apply.isPending || applyTenants.isPending,
    cancel(onSuccess = put) {
      if (isTenants) cancelTenants.mutate(tenants, { onSuccess });
      else cancel.mutate(own, { onSuccess });
    },
    isCancelling: cancel.isPending || cancelTenants.isPending,
  };
}

function useRequests(importId: string) {
  const { brand } = useExperience();
  return {
    own: { params: { brandId: brand.id, importId } },
    tenants: { params: { tenantImportId: importId } },
  };
}
