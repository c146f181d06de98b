import { codeLimits, inOrder, type QrCodeDocument } from '@vitrine/shared/contract';
import { ownTimeZone } from '@vitrine/shared/contract/values/zoned-time';
import { Button, PlusOutlined, Section } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useEditorTexts } from '../../texts/texts';
import { addedRule, changedRule } from './code-commands';
import { type CodeEditing, LanguageField, PlacePeriod } from './code-editing';
import { RuleCard } from './rules/rule-card';
import { useSimulatedPlaces } from './simulator/use-simulated-places';
import { TargetFields } from './targets/target-fields';

interface CodeFormProps {
  editing: CodeEditing;
  code: QrCodeDocument;
  readOnly: boolean;
}

/** Where a code leads, when and for whom. */
export function CodeForm({ editing, code, readOnly }: CodeFormProps) {
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const [added, setAdded] = useState('');
  const [place] = useSimulatedPlaces(editing.id) ?? [];
  const storeTimeZone = place?.storeTimeZone ?? ownTimeZone();
  const rules = inOrder(code.rules).map(([id, rule], index) => ({
    id,
    rule,
    order: rule.order,
    name: rule.name || t('qr-code-scheduler.rules.rule', { number: index + 1 }),
  }));
  const add = () => {
    const id = newEntryId();
    editing.run('add-rule', addedRule(id));
    setAdded(id);
    focusOn(`/rules/${id}/name`);
  };
  return (
    <>
      <LanguageField
        at="/title"
        label={t('qr-code-scheduler.title')}
        help={t('qr-code-scheduler.titleHelp')}
      />
      <Section title={t('qr-code-scheduler.rules.title')} intro={t('qr-code-scheduler.rules.intro')}>
        {rules.length === 0 && <p className={common.hint}>{t('qr-code-scheduler.rules.none')}</p>}
        <SortableList
          label={t('qr-code-scheduler.rules.title')}
          at="/rules"
          items={rules}
          disabled={readOnly}
          onMove={(id, order) =>
            editing.run(
              `order:${id}`,
              changedRule(id, () => ({ order })),
            )
          }
        >
          {({ id, rule }, index) => (
            <RuleCard
              id={id}
              rule={rule}
              number={index + 1}
              isNew={added === id}
              editing={editing}
              storeTimeZone={storeTimeZone}
              readOnly={readOnly}
            />
          )}
        </SortableList>
        {!readOnly && (
          <div>
            <Button icon={<PlusOutlined />} disabled={rules.length >= codeLimits.rules} onClick={add}>
              {t('qr-code-scheduler.rules.add')}
            </Button>
          </div>
        )}
      </Section>
      <Section title={t('qr-code-scheduler.fallback.title')} intro={t('qr-code-scheduler.fallback.intro')}>
        <TargetFields at="/fallback" label={t('qr-code-scheduler.target.leadsTo')} />
      </Section>
      <Section title={t('qr-code-scheduler.use.title')} intro={t('qr-code-scheduler.use.intro')}>
        <PlacePeriod
          from={{ at: '/opensAt', label: t('qr-code-scheduler.use.from') }}
          until={{ at: '/closesAt', label: t('qr-code-scheduler.use.until') }}
          reversed={t('qr-code-scheduler.use.reversed')}
        />
      </Section>
    </>
  );
}
