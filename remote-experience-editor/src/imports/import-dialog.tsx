import { endpoints, type ImportSubject } from '@vitrine/shared/contract';
import { Button, Dialog, ErrorState, Skeleton, useAnswers } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import type { OwnerKind } from '../documents/store/owner';
import { useEditorTexts } from '../texts/texts';
import { ChooseTable } from './choose-table';
import { ImportStage } from './import-stage';
import type { useImportAddress } from './use-import-address';
import { useImportQuery, useImportSteps } from './use-import-calls';
import { useImportWords } from './use-import-words';

const watchMs = 500;

interface ImportDialogProps {
  subject: ImportSubject;
  owner: OwnerKind;
  place: ReturnType<typeof useImportAddress>;
}

/** From choosing a table over what it would do to what it did. A reload, also elsewhere, comes back to the same place. */
export function ImportDialog({ subject, owner, place }: ImportDialogProps) {
  return place.opened === 'new' ? (
    <ChooseTable subject={subject} owner={owner} place={place} />
  ) : (
    <OpenImport key={place.opened} subject={subject} owner={owner} place={place} />
  );
}

function OpenImport({ subject, owner, place }: ImportDialogProps) {
  const t = useEditorTexts();
  const words = useImportWords(subject);
  const answers = useAnswers();
  const query = useImportQuery(owner, place.opened);
  const steps = useImportSteps(owner, place.opened);
  const [fetchesPictures, setFetchesPictures] = useState(false);
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
    if (state === 'ready') steps.cancel(() => remember(null));
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
      // There is nothing left to be cancelled.
      {...(isOver && { closeText: t(state === 'done' ? 'imports.finish' : 'imports.close') })}
      action={
        data?.state === 'ready' ? (
          <Button
            kind="primary"
            disabled={wanted === 0 && !fetchesPictures}
            loading={steps.isApplying}
            onClick={() => steps.apply(fetchesPictures)}
          >
            {wanted === 0 && fetchesPictures
              ? t('imports.pictures.fetchOnly')
              : t('imports.apply', { count: wanted })}
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
          {(data.state === 'checking' || data.state === 'applying') && (
            <Watch owner={owner} importId={importId} />
          )}
          <ImportStage
            import={data}
            onStop={() => steps.cancel()}
            isStopping={steps.isCancelling}
            onCurrency={steps.recheck}
            isRechecking={steps.isRechecking}
            fetchesPictures={fetchesPictures}
            onFetchPictures={setFetchesPictures}
          />
        </>
      ) : (
        <Skeleton shape="rows" count={3} />
      )}
    </Dialog>
  );
}

/** Asks again and again, while there is something to be asked. */
function Watch({ owner, importId }: { owner: OwnerKind; importId: string }) {
  useImportQuery(owner, importId, watchMs);
  return null;
}
