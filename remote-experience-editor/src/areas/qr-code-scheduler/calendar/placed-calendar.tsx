import { inOrder, type QrCodeDocument } from '@vitrine/shared/contract';
import { type DeviceClass, deviceClass } from '@vitrine/shared/contract/values/device-class';
import { LabelledField, Select, Skeleton, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { changedRule } from '../code-commands';
import type { CodeEditing } from '../code-editing';
import { useReached } from '../simulator/use-reached';
import { useSimulatedPlaces } from '../simulator/use-simulated-places';
import { useTargetNames } from '../targets/use-target-names';
import { CodeCalendar } from './code-calendar';

interface PlacedCalendarProps {
  editing: CodeEditing;
  code: QrCodeDocument;
  readOnly: boolean;
}

/** The calendar of a code at one of the placements at which it stands, for one kind of visitor. */
export function PlacedCalendar({ editing, code, readOnly }: PlacedCalendarProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { baseLanguage, experience } = useExperience();
  const places = useSimulatedPlaces(editing.id);
  const reaches = useReached();
  const { nameOf } = useTargetNames();
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState(baseLanguage);
  const [device, setDevice] = useState<DeviceClass>('phone');
  if (!places || !reaches) return <Skeleton shape="cards" />;
  const place = places.find(({ id }) => id === chosen) ?? places[0];
  if (!place) return <p className={common.hint}>{t('qr-code-scheduler.simulator.noPlace')}</p>;
  const numbers = inOrder(code.rules).map(([id]) => id);
  return (
    <div className={common.stack}>
      <div className={common.pair}>
        <LabelledField label={t('qr-code-scheduler.simulator.place')}>
          <Select
            searchable
            value={place.id}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        </LabelledField>
        <LabelledField label={t('qr-code-scheduler.simulator.language')}>
          <Select
            value={language}
            options={experience.languages.map((tag) => ({ value: tag, label: format.languageName(tag) }))}
            onChange={(next) => setLanguage(next ?? baseLanguage)}
          />
        </LabelledField>
        <LabelledField label={t('qr-code-scheduler.simulator.device')}>
          <Select
            value={device}
            options={deviceClass.options.map((value) => ({
              value,
              label: t(`qr-code-scheduler.values.devices.${value}`),
            }))}
            onChange={(next) => setDevice(next ?? 'phone')}
          />
        </LabelledField>
      </div>
      <CodeCalendar
        code={code}
        timeZone={place.storeTimeZone}
        visitor={{ placementId: place.id, language, device }}
        reaches={reaches}
        readOnly={readOnly}
        ruleName={(id) =>
          code.rules[id]?.name || t('qr-code-scheduler.rules.rule', { number: numbers.indexOf(id) + 1 })
        }
        targetName={nameOf}
        onMove={(ruleId, times) =>
          editing.run(
            `move:${ruleId}`,
            changedRule(ruleId, () => ({ times })),
          )
        }
      />
    </div>
  );
}
