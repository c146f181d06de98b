import { useEffect, useRef } from 'react';
import { ApiError } from '../../client/api-error';
import type { Endpoint, ResponseOf } from '../../contract/endpoints/endpoint';
import { useEndpointMutation, type WriteRequest } from './use-endpoint-mutation';

interface Options {
  /** Reading endpoints whose answers this write makes old. */
  invalidates: Endpoint[];
  /** Of a dialog: closed, it follows the thing; open, it holds on to what its form was begun with. */
  open?: boolean;
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Saves a form about a thing that others may be changing as well: only what was changed in the form is sent, with what
 * stood there before. Where somebody else was faster with the same field, saving is refused at that field (409); saving
 * once more puts one's own in its place.
 * @param thing as the form shows it first.
 * @returns saves the form's values; rejects with what went wrong, for the form to show.
 */
export function useRecordSave<E extends Endpoint>(
  endpoint: E,
  thing: ResponseOf<E> & object,
  { invalidates, open }: Options,
): (request: Omit<WriteRequest<E>, 'body'>, values: object) => Promise<void> {
  const { mutateAsync } = useEndpointMutation(endpoint, { invalidates, inForm: true });
  const seen = useRef(thing);
  useEffect(() => {
    if (open === false) seen.current = thing;
  }, [open, thing]);
  return async (request, values) => {
    const before = new Map<string, unknown>(Object.entries(seen.current));
    const changed = Object.entries(values).filter(([field, value]) => !isSame(value, before.get(field)));
    if (changed.length === 0) return;
    const was = Object.fromEntries(changed.map(([field]) => [field, before.get(field) ?? null]));
    const written = { ...request, body: { ...Object.fromEntries(changed), was } };
    try {
      seen.current = (await mutateAsync(written as unknown as WriteRequest<E>)) as ResponseOf<E> & object;
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'changed-meanwhile')
        seen.current = error.problem.current as ResponseOf<E> & object;
      throw error;
    }
  };
}
