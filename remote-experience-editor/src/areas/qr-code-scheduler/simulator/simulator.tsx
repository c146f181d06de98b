import type { QrCodeDocument } from '@vitrine/shared/contract';
import { type DeviceClass, deviceClass } from '@vitrine/shared/contract/values/device-class';
import { Choice, DateTimeField, LabelledField, Section, Select, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { canBeTried } from './simulated-moment';
import { SimulatedResult } from './simulated-result';
import { useSimulatedPlaces } from './use-simulated-places';

interface SimulatorProps {
  documentId: string;
  code: QrCodeDocument;
}

/** Where a code leads at a place and a moment, in a language and on a device, and why: as the draft has it. */
export function Simulator({ documentId, code }: SimulatorProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { baseLanguage, experience } = useExperience();
  const places = useSimulatedPlaces(documentId);
  const [openedAt] = useState(() => new Date().toISOString());
  const [chosen, setChosen] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [language, setLanguage] = useState(baseLanguage);
  const [device, setDevice] = useState<DeviceClass>('phone');
  const place = places?.find(({ id }) => id === chosen) ?? places?.[0];
  const moment = at ?? openedAt;
  if (places && !place)
    return (
      <Section title={t('qr-code-scheduler.simulator.title')}>
        <p className={common.hint}>{t('qr-code-scheduler.simulator.noPlace')}</p>
      </Section>
    );
  return (
    <Section title={t('qr-code-scheduler.simulator.title')} intro={t('qr-code-scheduler.simulator.intro')}>
      <LabelledField label={t('qr-code-scheduler.simulator.place')}>
        <Select
          searchable
          value={place?.id ?? null}
          options={(places ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      </LabelledField>
      <LabelledField
        label={t('qr-code-scheduler.simulator.at')}
        help={t('qr-code-scheduler.simulator.atHelp', {
          zone: (place?.storeTimeZone ?? '').replaceAll('_', ' '),
        })}
      >
        <DateTimeField
          value={moment}
          {...(place && { timeZone: place.storeTimeZone })}
          onChange={(next) => setAt(next ?? null)}
        />
      </LabelledField>
      {experience.languages.length > 1 && (
        <LabelledField label={t('qr-code-scheduler.simulator.language')}>
          <Select
            value={language}
            options={experience.languages.map((tag) => ({ value: tag, label: format.languageName(tag) }))}
            onChange={(next) => setLanguage(next ?? baseLanguage)}
          />
        </LabelledField>
      )}
      <Choice
        label={t('qr-code-scheduler.simulator.device')}
        value={device}
        onChange={setDevice}
        options={deviceClass.options.map((value) => ({
          value,
          label: t(`qr-code-scheduler.values.devices.${value}`),
        }))}
      />
      {place && canBeTried(moment, Date.parse(openedAt)) && (
        <SimulatedResult code={code} place={place} visit={{ atMs: Date.parse(moment), language, device }} />
      )}
      {place && !canBeTried(moment, Date.parse(openedAt)) && (
        <p className={common.wrong}>{t('qr-code-scheduler.simulator.tooFar')}</p>
      )}
    </Section>
  );
}
