import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';

/** An upload whose check was not over yet when this browser last knew. */
export interface KeptIntake {
  uploadId: string;
  name: string;
}

const keyOf = (documentId: string) => `vitrine.video-intake.${documentId}`;

export const keepIntake = (documentId: string, { name, uploadId }: KeptIntake) =>
  deviceStorage.set(keyOf(documentId), `${uploadId} ${name}`);

export const forgetIntake = (documentId: string) => deviceStorage.remove(keyOf(documentId));

export function keptIntake(documentId: string): KeptIntake | null {
  const [, uploadId, name] = /^(\S+) (.*)$/.exec(deviceStorage.get(keyOf(documentId)) ?? '') ?? [];
  return uploadId && name !== undefined ? { uploadId, name } : null;
}
