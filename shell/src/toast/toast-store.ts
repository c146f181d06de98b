import { observable } from '@vitrine/shared/browser/observable';
import type { Toast, ToastAction } from '@vitrine/shared/host';
import { texts } from '../texts';
import { describeError } from './describe-error';

/** Specification, section 9: at most one toast is shown at a time. */
export const toastLimit = 1;
/** Specification, section 9: a toast goes by itself after this long. */
export const toastDurationMs = 5000;
/** Specification, section 9: a dismissed toast is removed after this long. */
export const toastRemoveDelayMs = 1_000_000;

export interface ShownToast {
  id: number;
  kind: 'success' | 'error';
  title: string;
  description: string;
  action: ToastAction | null;
  open: boolean;
}

const toasts = observable<readonly ShownToast[]>([]);
const removals = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Newest first, dismissed ones included until they are removed. */
export const shownToasts = { get: toasts.get, subscribe: toasts.subscribe };

function show(message: Omit<ShownToast, 'id' | 'open'>): void {
  lastId += 1;
  const kept = [{ ...message, id: lastId, open: true }, ...toasts.get()].slice(0, toastLimit);
  for (const { id } of toasts.get()) if (!kept.some((toast) => toast.id === id)) cancelRemoval(id);
  toasts.set(kept);
}

/** Closes a toast; its entry goes after `toastRemoveDelayMs`. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  }, toastRemoveDelayMs);
  removals.set(id, removal);
}

function cancelRemoval(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

/** Titles and defaults are the specification's (section 8), in the reader's language. */
export const toast: Toast = {
  success(message = {}) {
    show({
      kind: 'success',
      title: message.title ?? texts.success,
      description: message.description ?? texts.successText,
      action: message.action ?? null,
    });
  },
  error(error) {
    show({ kind: 'error', title: texts.error, description: describeError(error), action: null });
  },
};
