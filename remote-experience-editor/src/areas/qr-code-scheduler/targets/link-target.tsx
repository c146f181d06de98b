import { httpsAddress } from '@vitrine/shared/contract';
import { LabelledField, TextField } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';

interface LinkTargetProps {
  /** '' while there is none. */
  address: string;
  readOnly: boolean;
  onChange: (address: string) => void;
}

/** An address elsewhere. What is half typed stays in the field; what is whole is taken. */
export function LinkTarget({ address, readOnly, onChange }: LinkTargetProps) {
  const t = useEditorTexts();
  const [typed, setTyped] = useState(address);
  const [former, setFormer] = useState(address);
  if (former !== address) {
    setFormer(address);
    setTyped(address);
  }
  const isWhole = (text: string) => httpsAddress.safeParse(text).success;
  return (
    <>
      <LabelledField
        label={t('qr-code-scheduler.values.kind.link')}
        help={t('qr-code-scheduler.target.linkHelp')}
      >
        <TextField
          type="url"
          value={typed}
          disabled={readOnly}
          placeholder="https://"
          onChange={(text) => {
            setTyped(text ?? '');
            if (isWhole(text ?? '')) onChange(text ?? '');
          }}
        />
      </LabelledField>
      {typed !== '' && !isWhole(typed) && (
        <p className={common.wrong}>{t('qr-code-scheduler.target.badLink')}</p>
      )}
    </>
  );
}
