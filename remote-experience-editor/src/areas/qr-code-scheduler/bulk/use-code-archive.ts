import { download } from '@vitrine/shared/browser/download';
import type { Logo } from '@vitrine/shared/codes/code-drawing';
import { type CodeAddress, endpoints, type QrCodeDocument, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useApi } from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import { spreadsheetCsv } from '../../../common/spreadsheet-csv';
import { useExperience } from '../../../experience/experience-context';
import { codeLook } from '../design/code-look';
import type { LeftOut } from '../design/files/code-archive';
import type { CodeFormat } from '../design/files/code-format';

/** A code at one of its placements. */
export interface PlacedCode {
  code: QrCodeDocument;
  printed: CodeAddress;
}

type ArchiveState =
  | { step: 'idle' }
  | { step: 'making'; share: number }
  | { step: 'done'; leftOut: LeftOut[] }
  | { step: 'failed' };

/** Makes one archive of many codes' files, each read back, with a table of their addresses; it can be called off. */
export function useCodeArchive() {
  const api = useApi();
  const { baseLanguage, brand, language } = useExperience();
  const [state, setState] = useState<ArchiveState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);

  async function logosOf(codes: PlacedCode[]): Promise<Map<string, Logo>> {
    const hashes = new Set(codes.flatMap(({ code }) => code.design.logo ?? []));
    const found = [...hashes].map(async (sha256) => {
      const file = await api.call(endpoints.getBrandFile, { params: { brandId: brand.id, sha256 } });
      return [sha256, { href: file.url, width: file.width ?? 1, height: file.height ?? 1 }] as const;
    });
    return new Map(await Promise.all(found));
  }

  const described = ({ code, printed }: PlacedCode) => ({
    title: textIn(code.title, language, baseLanguage),
    address: `${window.location.origin}${addresses.code(printed.code)}`,
  });
  const table = (codes: PlacedCode[]) =>
    spreadsheetCsv(
      ['Code', 'Placement', 'Address'],
      codes.map((one) => [described(one).title, one.printed.placementName, described(one).address]),
    );

  async function make(codes: PlacedCode[], formats: CodeFormat[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'making', share: 0 });
    try {
      const [logos, { filesOfCodes }] = await Promise.all([
        logosOf(codes),
        import('../design/files/code-archive'),
      ]);
      const archived = codes.map((one) => {
        const logo = logos.get(one.code.design.logo ?? '') ?? null;
        const { address, title } = described(one);
        return {
          address,
          name: [title, one.printed.placementName].filter(Boolean).join(' '),
          look: codeLook(one.code.design, { language, baseLanguage, logo }),
        };
      });
      const { archive, leftOut } = await filesOfCodes(archived, formats, {
        beside: { name: 'codes.csv', text: table(codes) },
        signal: controller.signal,
        onProgress: (done, all) => setState({ step: 'making', share: done / all }),
      });
      download(archive, 'qr-codes.zip');
      setState({ step: 'done', leftOut });
    } catch {
      setState(controller.signal.aborted ? { step: 'idle' } : { step: 'failed' });
    }
  }

  return { state, make, cancel: () => running.current?.abort(), reset: () => setState({ step: 'idle' }) };
}
