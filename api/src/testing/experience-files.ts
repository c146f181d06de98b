import { type ExperienceImport, endpoints } from '@vitrine/shared/contract';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { contentEntry, contentHash } from '../content/experience-files/experience-file';
import {
  experienceImportJob,
  experienceImportJobKind,
} from '../content/experience-files/experience-import-job';
import { startJobs } from '../db/jobs';
import { callEndpoint } from './call-endpoint';
import { fillPath } from './endpoint-samples';
import type { TestApp } from './test-app';
import type { TestRole } from './test-seed';
import { upload } from './upload';

/** Drives imports of experiences as the manager of a brand does. */
export async function experienceImportDriver(test: TestApp) {
  const errors: unknown[] = [];
  const jobs = await startJobs({
    db: test.db,
    now: test.dependencies.now,
    kinds: { [experienceImportJobKind]: experienceImportJob(test.dependencies) },
    onError: (_kind, error) => errors.push(error),
  });
  interface Where {
    brandId?: string;
    role?: TestRole;
  }
  const here = ({ brandId = test.brandId, role = 'manager' }: Where) => ({ brandId, role });

  const call = (
    name: 'getExperienceImport' | 'applyExperienceImport' | 'cancelExperienceImport',
    experienceImportId: string,
    where: Where = {},
  ) => {
    const { brandId, role } = here(where);
    return callEndpoint(test, role, endpoints[name], { params: { brandId, experienceImportId } });
  };

  /** Uploads a file and has it checked. */
  async function check(file: Uint8Array, where: Where = {}): Promise<ExperienceImport> {
    const { brandId, role } = here(where);
    const uploadId = await upload(test, test.as(role), 'experience', file, brandId);
    const created = await callEndpoint(test, role, endpoints.createExperienceImport, {
      params: { brandId },
      body: { uploadId, fileName: 'showroom.vitrine.zip' },
    });
    if (created.status !== 201) throw new Error(created.text);
    await jobs.runDue();
    return (await call('getExperienceImport', created.body.id, where)).body;
  }

  /** Checks and applies. @returns the finished import. */
  async function run(file: Uint8Array, where: Where = {}): Promise<ExperienceImport> {
    const { id } = await check(file, where);
    await call('applyExperienceImport', id, where);
    await jobs.runDue();
    return (await call('getExperienceImport', id, where)).body;
  }

  /** The archive that staff download. */
  async function exported(experienceId: string, where: Where = {}): Promise<Buffer> {
    const { brandId, role } = here(where);
    const url = fillPath(endpoints.exportExperience.path, { brandId, experienceId });
    const answer = await test.app.inject({ url, headers: test.as(role) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.rawPayload;
  }

  return { jobs, errors, check, run, call, exported };
}

/** What is in an archive, by name. */
export async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    entries.set(entry.fileName, Buffer.concat(chunks));
  }
  return entries;
}

/** An archive of entries. */
export async function packed(entries: ReadonlyMap<string, Buffer>, compress = false): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name, { compress });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Json = Record<string, unknown>;

/** The content of an archive, without its hash. */
export async function contentIn(archive: Buffer): Promise<Json> {
  const { hash: _, ...content } = JSON.parse(String((await unpacked(archive)).get(contentEntry))) as Json;
  return content;
}

/** The same archive with other content, and a hash that fits it. */
export async function withContent(archive: Buffer, content: Json): Promise<Buffer> {
  const entries = await unpacked(archive);
  entries.set(contentEntry, Buffer.from(JSON.stringify({ ...content, hash: contentHash(content) })));
  return packed(entries);
}
