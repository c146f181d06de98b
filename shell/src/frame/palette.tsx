import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { type Command, useObservable } from '@vitrine/shared/host';
import { Dialog, ErrorState, Skeleton, TextField, useEndpointQuery } from '@vitrine/shared/ui';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { frameStore } from './frame-store';
import styles from './palette.module.css';
import { useFrameTexts } from './texts';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** ⌘K or Ctrl+K: brands by name, this brand's stores and experiences, and what the screens in sight offer to do. */
export function Palette({ open, onClose }: PaletteProps) {
  const t = useFrameTexts();
  return (
    <Dialog open={open} title={t('palette.title')} onClose={onClose} width={560}>
      {open && <PaletteSearch onClose={onClose} />}
    </Dialog>
  );
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const t = useFrameTexts();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(0);
  const { brandId } = useParams();
  const { results, error, isLoading, retry } = useResults(useDeferredValue(typed.trim()), brandId);
  const chosen = Math.min(selected, results.length - 1);

  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setSelected((chosen + step + results.length) % Math.max(1, results.length));
    } else if (event.key === 'Enter') choose(results[chosen]);
  };

  return (
    <div className={styles.palette}>
      <TextField
        autoFocus
        aria-label={t('palette.title')}
        placeholder={t(brandId ? 'palette.placeholderInBrand' : 'palette.placeholder')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={results[chosen] ? `${listId}-${chosen}` : undefined}
        maxLength={120}
        value={typed}
        onChange={(text) => {
          setTyped(text ?? '');
          setSelected(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('palette.results')} className={styles.results}>
        {results.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and the keys
          <div
            key={command.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.result}
            onClick={() => choose(command)}
            onMouseEnter={() => setSelected(index)}
          >
            {command.label}
          </div>
        ))}
      </div>
      {isLoading && <Skeleton shape="rows" count={2} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && results.length === 0 && (
        <p className={styles.nothing}>{t('palette.nothing')}</p>
      )}
    </div>
  );
}

/** How many of each kind are shown; further letters find the others. */
const shown = 8;

function useResults(q: string, brandId: string | undefined) {
  const t = useFrameTexts();
  const navigate = useNavigate();
  const commands = useObservable(frameStore.commands);
  const query = { limit: shown, ...(q ? { q } : {}) };
  const inBrand = { params: { brandId: brandId ?? '' }, query };
  const isInBrand = { enabled: brandId !== undefined };
  const brands = useEndpointQuery(endpoints.listBrands, { query });
  const stores = useEndpointQuery(endpoints.listStores, inBrand, isInBrand);
  const experiences = useEndpointQuery(endpoints.listExperiences, inBrand, isInBrand);
  const goTo = (name: string, to: string): Command => ({
    id: to,
    label: t('palette.goTo', { name }),
    run: () => void navigate(to),
  });
  const places = [goTo(t('brands'), addresses.brands), goTo(t('settings'), addresses.settings)];
  const matches = ({ label }: Command) => label.toLocaleLowerCase().includes(q.toLocaleLowerCase());
  const asked = [brands, stores, experiences];
  return {
    results: [
      ...(stores.data?.items ?? []).map((store) =>
        goTo(store.name, addresses.store(store.brandId, store.id)),
      ),
      ...(experiences.data?.items ?? []).map(({ id, name, brandId: its }) =>
        goTo(name, addresses.experience(its, id)),
      ),
      ...(brands.data?.items ?? []).map(({ id, name }) => goTo(name, addresses.brand(id))),
      ...[...commands, ...places].filter(matches),
    ],
    isLoading: asked.some((query) => query.isLoading),
    error: asked.find((query) => query.error)?.error ?? null,
    retry: () => {
      for (const query of asked) if (query.error) void query.refetch();
    },
  };
}
