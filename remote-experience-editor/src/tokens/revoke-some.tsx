import type { TokenLot } from '@vitrine/shared/contract';
import { Button, Dialog, LabelledField, TextField } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import { chosenNumbers } from './chosen-numbers';
import { useRevoking } from './use-revoking';

interface RevokeSomeProps {
  lot: TokenLot;
  onClose: () => void;
}

/** Takes back single codes, by the numbers that stand on the cards. */
export function RevokeSome({ lot, onClose }: RevokeSomeProps) {
  const t = useEditorTexts();
  const { isPending, revoke } = useRevoking(lot, onClose);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const { area, name, size } = lot;
  const chosen = chosenNumbers(text, size);
  const wrong =
    asked && 'wrong' in chosen ? t(`tokens.numbers.${chosen.wrong}`, { part: chosen.part, size }) : null;
  const submit = () => {
    setAsked(true);
    if ('numbers' in chosen) revoke(chosen.numbers);
  };
  return (
    <Dialog
      open
      title={t(`tokens.${area}.revokeSomeOf`, { name })}
      onClose={onClose}
      busy={isPending}
      action={
        <Button kind="primary" danger loading={isPending} onClick={submit}>
          {'numbers' in chosen
            ? t(`tokens.${area}.revokeCount`, { count: chosen.numbers.length })
            : t('tokens.revoke')}
        </Button>
      }
    >
      <div className={common.dialog}>
        <p>{t(`tokens.${area}.revokeText`)}</p>
        <LabelledField label={t(`tokens.${area}.numbers`)} help={t('tokens.numbers.help')}>
          <TextField
            autoFocus
            value={text}
            aria-invalid={wrong !== null}
            {...(wrong !== null && { status: 'error' as const })}
            onChange={(next) => setText(next ?? '')}
            onPressEnter={submit}
          />
        </LabelledField>
        {wrong && (
          <p role="alert" className={common.wrong}>
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  );
}
