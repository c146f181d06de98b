import { download } from '@vitrine/shared/browser/download';
import { endpoints, entityIdPattern } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  Button,
  ConfirmByName,
  LabelledField,
  Loaded,
  Skeleton,
  TextField,
  useEndpointMutation,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import { type FormEvent, useState } from 'react';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';
import data from './visitor-data.module.css';

/** What is kept of one visitor: to look at, to hand out, to erase. */
export function VisitorData() {
  const t = useManagerTexts();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [shown, setShown] = useState('');
  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    const id = typed.trim();
    setWrong(!entityIdPattern.test(id));
    setShown(entityIdPattern.test(id) ? id : '');
  };
  return (
    <div className={styles.card}>
      <p className={common.hint}>{t('settings.visitorIntro')}</p>
      <form className={data.lookUp} onSubmit={lookUp}>
        <LabelledField label={t('settings.visitorId')} help={t('settings.visitorIdHelp')}>
          <TextField value={typed} onChange={(text) => setTyped(text ?? '')} autoComplete="off" />
        </LabelledField>
        <Button htmlType="submit">{t('settings.visitorLookUp')}</Button>
      </form>
      <div role="alert" className={data.wrong}>
        {wrong ? t('settings.visitorIdWrong') : ''}
      </div>
      {shown && <FoundVisitor key={shown} respondentId={shown} onErased={() => setShown('')} />}
    </div>
  );
}

function FoundVisitor({ respondentId, onErased }: { respondentId: string; onErased: () => void }) {
  const t = useManagerTexts();
  const format = useFormat();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const params = { respondentId };
  const found = useEndpointQuery(endpoints.getVisitorData, { params });
  const erase = useEndpointMutation(endpoints.eraseVisitor, { invalidates: [endpoints.getVisitorData] });
  const eraseNow = () =>
    erase.mutate(
      { params },
      {
        onSuccess: () => {
          setAsks(false);
          toast.success({ title: t('settings.visitorErased'), description: t('settings.visitorErasedText') });
          onErased();
        },
      },
    );
  return (
    <Loaded query={found} skeleton={<Skeleton shape="rows" count={2} />}>
      {(kept) => {
        const counts = [
          [t('settings.visitorAnswers'), kept.responses.length],
          [t('settings.visitorCurrent'), kept.currentAnswers.length],
          [t('settings.visitorTests'), kept.testResponses.length],
          [t('settings.visitorEvents'), kept.visits.length],
        ] as const;
        if (counts.every(([, count]) => count === 0)) return <p>{t('settings.visitorNothing')}</p>;
        const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
        return (
          <>
            <dl className={data.counts}>
              {counts.map(([label, count]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{format.number(count)}</dd>
                </div>
              ))}
            </dl>
            <div className={common.buttons}>
              <Button onClick={() => download(file, `visitor-${respondentId}.json`)}>
                {t('settings.visitorExport')}
              </Button>
              <Button danger onClick={() => setAsks(true)}>
                {t('settings.visitorErase')}
              </Button>
            </div>
            <ConfirmByName
              open={asks}
              title={t('settings.visitorEraseTitle')}
              name={respondentId}
              actionLabel={t('settings.visitorErase')}
              pending={erase.isPending}
              onConfirm={eraseNow}
              onClose={() => setAsks(false)}
            >
              {t('settings.visitorEraseText')}
            </ConfirmByName>
          </>
        );
      }}
    </Loaded>
  );
}
