import { type DocumentImport, endpoints, type ImportSubject } from '@vitrine/shared/contract';
import {
  Button,
  Dialog,
  ErrorState,
  Skeleton,
  useAnswers,
  useEndpointMutation,
  useEndpointQuery,
} from '@vitrine/shared/ui';
import { useEffect } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { ChooseTable } from './choose-table';
import { ImportStage } from './import-stage';
import type { TableOwner, useImportAddress } from './use-import-address';
import { useImportWords } from './use-import-words';

const watchMs = 500;

interface ImportDialogProps {
  subject: ImportSubject;
  owner: TableOwner;
  place: ReturnType<typeof useImportAddress>;
}

/** From choosing a table over what it would do to what it did. A reload, also elsewhere, comes back to the same place. */
export function ImportDialog({ subject, owner, place }: ImportDialogProps) {
  return place.opened === 'new' ? (
    <ChooseTable subject={subject} owner={owner} place={place} />
  ) : (
    <OpenImport key={place.opened} subject={subject} place={place} />
  );
}

function OpenImport({ subject, place }: Omit<ImportDialogProps, 'owner'>) {
  const t = useEditorTexts();
  const words = useImportWords(subject);
  const answers = useAnswers();
  const { brand } = useExperience();
  const request = { params: { brandId: brand.id, importId: place.opened } };
  const query = useEndpointQuery(endpoints.getImport, request);
  const put = (answer: DocumentImport) => answers.put(endpoints.getImport, request, answer);
  const apply = useEndpointMutation(endpoints.applyImport);
  const cancel = useEndpointMutation(endpoints.cancelImport);
  const state = query.data?.state;
  const isOver = state !== undefined && state !== 'checking' && state !== 'ready' && state !== 'applying';

  const { remember } = place;
  const importId = place.opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each state
  useEffect(() => {
    if (state === undefined) return;
    remember(isOver ? null : importId);
    if (isOver)
      void answers.invalidate(
        endpoints.listDocuments,
        endpoints.getDocumentOutline,
        endpoints.getExperience,
        endpoints.checkExperience,
      );
  }, [state, importId]);

  const leave = () => {
    // Nobody comes back to what was only looked at; the API may forget the file.
    if (state === 'ready') cancel.mutate(request, { onSuccess: () => remember(null) });
    place.close();
  };
  const data = query.data;
  const wanted = data ? data.found.create + data.found.update : 0;
  return (
    <Dialog
      open
      width={680}
      title={words.title}
      onClose={leave}
      action={
        data?.state === 'ready' ? (
          <Button
            kind="primary"
            disabled={wanted === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate(request, { onSuccess: put })}
          >
            {t('imports.apply', { count: wanted })}
          </Button>
        ) : (
          isOver && <Button onClick={() => place.open('new')}>{words.again}</Button>
        )
      }
    >
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : data ? (
        <>
          {(data.state === 'checking' || data.state === 'applying') && <Watch request={request} />}
          <ImportStage
            import={data}
            onStop={() => cancel.mutate(request, { onSuccess: put })}
            isStopping={cancel.isPending}
          />
        </>
      ) : (
        <Skeleton shape="rows" count={3} />
      )}
    </Dialog>
  );
}

/** Asks again and again, while there is something to be asked. */
function Watch({ request }: { request: { params: { brandId: string; importId: string } } }) {
  useEndpointQuery(endpoints.getImport, request, { refetchIntervalMs: watchMs });
  return null;
}
