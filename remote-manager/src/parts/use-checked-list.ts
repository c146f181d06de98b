import { isTextFile } from '@vitrine/shared/browser/is-text-file';
import type { ApiMessage } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ApiError } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import { asBase64 } from './as-base64';

/** A list as the API takes it: as it was pasted, or a file's bytes. */
export type GivenList = { text: string } | { file: string };

interface Options<Report> {
  /** What would become of the list; writes nothing. */
  check: (list: GivenList) => Promise<Report>;
  mostBytes: number;
  /** Said of a file that has more. */
  tooLarge: (fileName: string) => string;
}

type Chosen = { text: string } | { file: File };

/** A list from the clipboard or a file that is checked before anything is made of it. */
export function useCheckedList<Report>({ check, mostBytes, tooLarge }: Options<Report>) {
  const t = useManagerTexts();
  const toast = useToast();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [checked, setChecked] = useState<{ list: GivenList; report: Report } | null>(null);
  const [refused, setRefused] = useState<ApiMessage[]>([]);
  const [pending, setPending] = useState(false);

  /** One at a time; what the API says about the list stands in the dialog, anything else is a toast. */
  const run = async (work: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setRefused([]);
    try {
      await work();
    } catch (error) {
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      if (errors.length > 0) setRefused(errors);
      else toast.error(error);
    } finally {
      setPending(false);
    }
  };
  const checkThis = (next: Chosen) =>
    run(async () => {
      setChosen(next);
      const keep = async (list: GivenList) => setChecked({ list, report: await check(list) });
      if (!('file' in next)) return keep({ text: next.text });
      if (!(await isTextFile(next.file))) return setRefused([{ message: t('api-sentences.csv.noText') }]);
      if (next.file.size > mostBytes) return setRefused([{ message: tooLarge(next.file.name) }]);
      await keep({ file: await asBase64(next.file) });
    });
  return {
    text,
    setText,
    fileName: chosen && 'file' in chosen ? chosen.file.name : null,
    /** What was checked last, as it was sent, and what came of it; null while a list is being chosen. */
    checked,
    refused,
    pending,
    run,
    checkText: () => checkThis({ text }),
    checkFile: (file: File) => checkThis({ file }),
    checkAgain: async () => {
      if (chosen) await checkThis(chosen);
    },
    chooseAgain: () => setChecked(null),
  };
}
export type CheckedList<Report> = ReturnType<typeof useCheckedList<Report>>;
