import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore as TusFileStore } from '@tus/file-store';
import { uploadIdPattern } from '@vitrine/shared/contract';
import { z } from 'zod';
import { conflict, invalid } from '../problem';

export const uploadKinds = ['glb', 'image', 'video', 'import', 'experience'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Whose upload it is and what it will become; kept with the upload. */
const uploadOwner = z.object({ personId: z.string(), brandId: z.string(), kind: z.enum(uploadKinds) });
export type UploadOwner = z.infer<typeof uploadOwner>;

/** A finished upload: a local file to check and keep, until `discard`. */
export interface FinishedUpload {
  path: string;
  bytes: number;
  /** As whoever sent it said. */
  fileName: string | null;
  discard(): Promise<void>;
}

const keptMs = 24 * 3600_000;

/** Unfinished and not yet used uploads, in a folder of their own. They expire after a day. */
export function openUploadStore(dataDir: string) {
  const directory = join(dataDir, 'uploads');
  const store = new TusFileStore({ directory, expirationPeriodInMilliseconds: keptMs });

  /** @returns null for an upload that never was, is gone, or has no owner. */
  async function ownerOf(uploadId: string): Promise<UploadOwner | null> {
    const upload = await find(uploadId);
    return uploadOwner.safeParse(upload?.metadata).data ?? null;
  }

  async function find(uploadId: string) {
    if (!uploadIdPattern.test(uploadId)) return null;
    try {
      return await store.getUpload(uploadId);
    } catch (error) {
      const { status_code: status } = error as { status_code?: number };
      if (status === 404 || status === 410) return null;
      throw error;
    }
  }

  /** What a person has begun and not used yet: how many, and how many bytes they will have. */
  async function openOf(personId: string): Promise<{ count: number; bytes: number }> {
    const names = await readdir(directory);
    const ids = names.flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []);
    const uploads = await Promise.all(ids.map(find));
    const its = uploads.filter(
      (upload) => uploadOwner.safeParse(upload?.metadata).data?.personId === personId,
    );
    return { count: its.length, bytes: its.reduce((sum, upload) => sum + (upload?.size ?? 0), 0) };
  }

  /**
   * A finished upload of this person, for this brand where one is named.
   * @throws ProblemError 400 where there is none, 409 while it is not complete.
   */
  async function finished(
    uploadId: string,
    owner: Omit<UploadOwner, 'brandId'> & { brandId: string | null },
  ): Promise<FinishedUpload> {
    const upload = await find(uploadId);
    const its = uploadOwner.safeParse(upload?.metadata).data;
    if (
      !upload ||
      !its ||
      its.personId !== owner.personId ||
      (owner.brandId !== null && its.brandId !== owner.brandId) ||
      its.kind !== owner.kind
    )
      throw invalid('/uploadId', 'There is no such upload.');
    if (upload.size === undefined || upload.offset < upload.size)
      throw conflict('upload-unfinished', 'The upload is not complete yet.', { offset: upload.offset });
    return {
      path: join(directory, uploadId),
      bytes: upload.offset,
      fileName: upload.metadata?.filename ?? null,
      discard: () => store.remove(uploadId),
    };
  }

  return { store, ownerOf, openOf, finished, forgetExpired: () => store.deleteExpired() };
}
export type UploadStore = ReturnType<typeof openUploadStore>;

export const newUploadId = () => randomBytes(16).toString('hex');
