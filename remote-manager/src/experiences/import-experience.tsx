import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Button,
  Dialog,
  ErrorState,
  LinkButton,
  Skeleton,
  useAnswers,
  useEndpointMutation,
  useEndpointQuery,
} from '@vitrine/shared/ui';
import { useEffect } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ChooseExperienceFile } from './choose-experience-file';
import { ImportedExperience } from './imported-experience';

const watchMs = 500;

interface ImportExperienceProps {
  brandId: string;
  /** 'new': no file is chosen yet; else an import's id. It stands in the address, so that a reload comes back to it. */
  opened: string;
  onOpen: (importId: string) => void;
  onClose: () => void;
}

/** From the file of an experience, over what it would create, to the new experience. */
export function ImportExperience({ brandId, opened, onClose, onOpen }: ImportExperienceProps) {
  return opened === 'new' ? (
    <ChooseExperienceFile brandId={brandId} onSent={onOpen} onClose={onClose} />
  ) : (
    <OpenImport key={opened} brandId={brandId} opened={opened} onOpen={onOpen} onClose={onClose} />
  );
}

function OpenImport({ brandId, opened, onClose, onOpen }: ImportExperienceProps) {
  const t = useManagerTexts();
  const answers = useAnswers();
  const request = { params: { brandId, experienceImportId: opened } };
  const { data, error, refetch } = useEndpointQuery(endpoints.getExperienceImport, request);
  const apply = useEndpointMutation(endpoints.applyExperienceImport);
  const cancel = useEndpointMutation(endpoints.cancelExperienceImport);
  const put = {
    onSuccess: (answer: NonNullable<typeof data>) =>
      answers.put(endpoints.getExperienceImport, request, answer),
  };
  const state = data?.state;
  useEffect(() => {
    if (state === 'done')
      void answers.invalidate(endpoints.listExperiences, endpoints.getBrand, endpoints.listBrands);
  }, [answers, state]);
  const leave = () => {
    // Nobody comes back to what was only looked at; the API may forget the file.
    if (state === 'ready') cancel.mutate(request);
    onClose();
  };
  return (
    <Dialog
      open
      width={600}
      title={t('experience-import.title')}
      onClose={leave}
      // Closing cancels only what has not begun.
      {...(state !== 'ready' && {
        closeText: t(state === 'done' ? 'experience-import.finish' : 'experience-import.close'),
      })}
      action={action()}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {(state === 'checking' || state === 'applying') && <Watch request={request} />}
          <ImportedExperience
            import={data}
            isStopping={cancel.isPending}
            onStop={() => cancel.mutate(request, put)}
          />
        </>
      ) : (
        <Skeleton shape="rows" count={3} />
      )}
    </Dialog>
  );

  function action() {
    // It stays where it is meanwhile: without it the second click of a double click would meet what closes the dialog.
    if (state === 'ready' || state === 'applying')
      return (
        <Button
          kind="primary"
          loading={apply.isPending || state === 'applying'}
          onClick={() => apply.mutate(request, put)}
        >
          {t('experience-import.apply')}
        </Button>
      );
    if (state === 'done' && data?.experienceId)
      return (
        <LinkButton kind="primary" to={addresses.experience(brandId, data.experienceId)}>
          {t('experience-import.open')}
        </LinkButton>
      );
    if (state === 'failed' || state === 'cancelled')
      return <Button onClick={() => onOpen('new')}>{t('experience-import.again')}</Button>;
    return undefined;
  }
}

/** Asks again and again, while there is something to be asked. */
function Watch({ request }: { request: { params: { brandId: string; experienceImportId: string } } }) {
  useEndpointQuery(endpoints.getExperienceImport, request, { refetchIntervalMs: watchMs });
  return null;
}
