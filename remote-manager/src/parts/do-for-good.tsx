import type { Endpoint } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ConfirmByName, useEndpointMutation, type WriteRequest } from '@vitrine/shared/ui';
import type { ComponentProps } from 'react';

interface DoForGoodProps<E extends Endpoint>
  extends Pick<
    ComponentProps<typeof ConfirmByName>,
    'title' | 'name' | 'actionLabel' | 'children' | 'onClose'
  > {
  endpoint: E;
  request: WriteRequest<E>;
  /** Reading endpoints that show the thing. */
  invalidates: Endpoint[];
  /** Said once it is done. */
  done: { title: string; description: string };
}

/** Asks for a thing's name before something is done to it that cannot be undone. */
export function DoForGood<E extends Endpoint>(props: DoForGoodProps<E>) {
  const { endpoint, request, invalidates, done, onClose, ...asked } = props;
  const toast = useToast();
  const { isPending, mutate } = useEndpointMutation(endpoint, { invalidates });
  const onDone = () => {
    toast.success(done);
    onClose();
  };
  return (
    <ConfirmByName
      open
      pending={isPending}
      onConfirm={() => mutate(request, { onSuccess: onDone })}
      onClose={onClose}
      {...asked}
    />
  );
}
