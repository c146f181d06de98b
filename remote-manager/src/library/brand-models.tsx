import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints, modelNameOf } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  EmptyState,
  SearchField,
  Section,
  SheetsDrawing,
  Toolbar,
  useAnswers,
  useApi,
  useEndpointPage,
  useFileSending,
  useMay,
} from '@vitrine/shared/ui';
import { ArchivedChoice } from '../parts/archived-choice';
import { RecordList } from '../parts/record-list';
import { useRecordList } from '../parts/use-record-list';
import { useManagerTexts } from '../texts/use-manager-texts';
import { FileChoice, SendingState } from './file-sender';
import { libraryPageSize } from './library-page-size';
import { ModelTable } from './model-table';
import { useModelDoubts } from './use-model-doubts';
import { acceptedModel, useSendModel } from './use-send-model';

/** The models that the brand's scenes can place: its own, to be looked after here, and those that all brands share. */
export function BrandModels({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const state = useRecordList({ sorts: ['name'], prefix: 'models-' });
  const { sort: _, ...query } = state.query;
  const page = useEndpointPage(endpoints.listLibrary, {
    params: { brandId },
    query: { ...query, limit: libraryPageSize },
  });
  const sending = useModelUpload(brandId);
  const upload = useMay()('library:write', brandId) && (
    <FileChoice sending={sending} choose={t('library.upload')} accept={acceptedModel} />
  );
  return (
    <Section title={t('library.title')} action={!mayBeEmpty(page) && upload}>
      <SendingState sending={sending} />
      <Toolbar>
        <SearchField label={t('library.search')} prefix={state.prefix} />
        <ArchivedChoice state={state} />
      </Toolbar>
      <RecordList
        label={t('library.title')}
        page={page}
        state={state}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<SheetsDrawing />}
            title={t('library.emptyTitle')}
            text={t('library.emptyText')}
            action={upload}
          />
        }
      >
        {(models) => <ModelTable brandId={brandId} models={models} />}
      </RecordList>
    </Section>
  );
}

/** Sends what is chosen into the library, and shows it there. */
function useModelUpload(brandId: string) {
  const t = useManagerTexts();
  const toast = useToast();
  const api = useApi();
  const answers = useAnswers();
  const sendModel = useSendModel(brandId);
  const doubtsAbout = useModelDoubts();
  return useFileSending(async (file, options) => {
    const uploadId = await sendModel(file, options);
    const model = await api.call(endpoints.createLibraryObject, {
      params: { brandId },
      body: { uploadId, name: modelNameOf(file) },
      idempotencyKey: uploadId,
      signal: options.signal,
    });
    await answers.invalidate(endpoints.listLibrary);
    const said = t('library.uploaded', { name: model.name });
    toast.success({ description: [said, ...doubtsAbout(model)].join(' ') });
  });
}
