import { download } from '@vitrine/shared/browser/download';
import { address } from '@vitrine/shared/client/address';
import { endpoints, type Problem } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { useRef, useState } from 'react';
import { flushAll } from '../../documents/store/open-documents';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

type ExportState =
  | { step: 'idle' }
  /** In bytes; a total of 0 is not known yet. */
  | { step: 'loading'; done: number; total: number }
  | { step: 'done' }
  | { step: 'failed'; message: string };

/** Downloads the experience as a file, with what was typed last in it. */
export function useExperienceExport() {
  const t = useEditorTexts();
  const { getToken } = useSession();
  const { brand, experience } = useExperience();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const abort = useRef<AbortController | null>(null);
  const name = `${experience.name}.vitrine.zip`;

  async function load(signal: AbortSignal): Promise<void> {
    const from = address(endpoints.exportExperience.path, {
      brandId: brand.id,
      experienceId: experience.id,
    });
    const answer = await fetch(from, { headers: { authorization: `Bearer ${await getToken()}` }, signal });
    if (!answer.ok || !answer.body) {
      const problem: Partial<Problem> = await answer.json().catch(() => ({}));
      throw new Error(problem.message ?? t('manifest.export.failed'));
    }
    const total = Number(answer.headers.get('content-length'));
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    let done = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      done += read.value.length;
      setState({ step: 'loading', done, total });
    }
    download(new Blob(chunks, { type: 'application/zip' }), name);
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    flushAll();
    setState({ step: 'loading', done: 0, total: 0 });
    try {
      await load(controller.signal);
      setState({ step: 'done' });
    } catch (error) {
      // A connection that broke has only the browser's own words.
      const words = error instanceof Error && !(error instanceof TypeError) ? error.message : null;
      const message = words ?? t('manifest.export.failed');
      setState(controller.signal.aborted ? { step: 'idle' } : { step: 'failed', message });
    }
  }
  return { name, state, start: () => void start(), cancel: () => abort.current?.abort() };
}
