import { useSession } from '@vitrine/shared/host';
import { useCallback } from 'react';
import {
  type BrandAction,
  brandRoleMay,
  type TenantAction,
  tenantActions,
  tenantRoleMay,
} from '../../contract/entities/permissions';

interface May {
  (action: TenantAction): boolean;
  /** @param editorsMayPublish the brand's own setting; matters for `publish` only. */
  (action: BrandAction, brandId: string, editorsMayPublish?: boolean): boolean;
}

const isTenantAction = (action: string): action is TenantAction => action in tenantActions;

/** Whether the signed-in person may do something: hides what the API would refuse anyway. */
export function useMay(): May {
  const { session } = useSession();
  return useCallback<May>(
    (action: TenantAction | BrandAction, brandId?: string, editorsMayPublish: boolean = false): boolean => {
      if (!session) return false;
      if (isTenantAction(action)) return tenantRoleMay(session.person.role, action);
      const role = session.brands.find((brand) => brand.brandId === brandId)?.role ?? null;
      return brandRoleMay(session.person.role, { role, editorsMayPublish }, action);
    },
    [session],
  );
}
