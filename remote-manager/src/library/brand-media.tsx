import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints, mediaKind } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  EmptyState,
  SearchField,
  Section,
  Select,
  SheetsDrawing,
  Toolbar,
  useAnswers,
  useEndpointPage,
  useFileSending,
  useMay,
} from '@vitrine/shared/ui';
import { ArchivedChoice } from '../parts/archived-choice';
import { RecordList } from '../parts/record-list';
import { useFilter } from '../parts/use-filter';
import { useRecordList } from '../parts/use-record-list';
import { useManagerTexts } from '../texts/use-manager-texts';
import { FileChoice, SendingState } from './file-sender';
import { libraryPageSize } from './library-page-size';
import { MediaTable } from './media-table';
import { accepted, kindOfFile, useSendMedia } from './send-media';

const prefix = 'media-';

/** The pictures and videos that the brand has uploaded, to be looked after here. */
export function BrandMedia({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const may = useMay();
  const state = useRecordList({ sorts: ['name', 'createdAt'], prefix });
  const [kind, setKind] = useFilter('kind', mediaKind.options, prefix);
  const page = useEndpointPage(endpoints.listBrandFiles, {
    params: { brandId },
    query: { ...state.query, ...(kind && { kind }), limit: libraryPageSize },
  });
  const sending = useMediaUpload(brandId);
  const upload = may('library:write', brandId) && (
    <FileChoice sending={sending} choose={t('media.upload')} accept={`${accepted.image},${accepted.video}`} />
  );
  return (
    <Section title={t('media.title')} action={!mayBeEmpty(page) && upload}>
      <SendingState sending={sending} />
      <Toolbar>
        <SearchField label={t('media.search')} prefix={prefix} />
        <ArchivedChoice state={state} />
        <Select
          label={t('media.kind')}
          placeholder={t('media.anyKind')}
          value={kind}
          onChange={setKind}
          options={mediaKind.options.map((value) => ({ value, label: t(`media.kinds.${value}`) }))}
          clearable
        />
      </Toolbar>
      <RecordList
        label={t('media.title')}
        page={page}
        state={state}
        onClearFilter={kind === null ? null : () => setKind(null)}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<SheetsDrawing />}
            title={t('media.emptyTitle')}
            text={t('media.emptyText')}
            action={upload}
          />
        }
      >
        {(files) => <MediaTable brandId={brandId} files={files} sort={state.sort} onSort={state.setSort} />}
      </RecordList>
    </Section>
  );
}

/** Sends what is chosen into the library, and shows it there. */
function useMediaUpload(brandId: string) {
  const t = useManagerTexts();
  const toast = useToast();
  const answers = useAnswers();
  const send = useSendMedia(brandId);
  return useFileSending(async (file, options) => {
    const kind = kindOfFile(file);
    if (!kind) throw new Error(t('media.neither'));
    await send(file, kind, options);
    await answers.invalidate(endpoints.listBrandFiles);
    toast.success({ description: t('media.uploaded', { name: file.name }) });
  });
}
