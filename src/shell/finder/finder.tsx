import { SearchOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { Fragment, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { BASE } from '../../kernel/web/base-path.ts';
import { t } from '../../kernel/web/i18n.ts';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import { KEY } from '../keys/key-words.ts';
import { reportUse } from '../menu/menu-link.tsx';
import './finder.css';
import { FINDER_TEXT as TEXT } from './finder.text.ts';
import { FinderFoot } from './finder-foot.tsx';
import { FinderPeek } from './finder-peek.tsx';
import { FinderRowView } from './finder-row.tsx';
import type { FinderRow } from './finder-rows.ts';
import { FinderScopes } from './finder-scopes.tsx';
import { useFinder } from './use-finder.ts';

/** Ctrl+K: pages, records and acts by number, name, pinyin or initials; the first hit is chosen already. */
export function Finder({ first = '', onClose }: { first?: string; onClose: () => void }) {
  const navigate = useNavigate();
  const mobile = useMobile();
  const id = useId();
  const [word, setWord] = useState(first);
  const [scope, setScope] = useState('all');
  const [at, setAt] = useState(0);
  const [waiting, setWaiting] = useState<'here' | 'beside'>();
  const found = useFinder(word, scope);
  const rows = found.groups.flatMap((group) => group.rows);
  const chosen = rows[Math.min(at, rows.length - 1)];

  function open(row: FinderRow, where: 'here' | 'beside'): void {
    if (row.menuId) reportUse(row.menuId);
    onClose();
    if (row.external || where === 'beside')
      window.open(row.external ? row.path : BASE.replace(/\/$/, '') + row.path, '_blank', 'noreferrer');
    else navigate(row.path);
  }

  // Enter before the answer has come means its first hit.
  useEffect(() => {
    if (!waiting || !found.settled) return;
    setWaiting(undefined);
    if (chosen) open(chosen, waiting);
  });

  function type(next: string): void {
    setWord(next.slice(0, 100));
    setAt(0);
    setWaiting(undefined);
    if (next.trim() === '') setScope('all');
  }

  function step(by: number): void {
    if (rows.length === 0) return;
    const next = (Math.min(at, rows.length - 1) + by + rows.length) % rows.length;
    setAt(next);
    document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' });
  }

  function turnScope(by: number): void {
    const keys = ['all', ...found.scopes.map((one) => one.key)];
    setScope(keys[(keys.indexOf(scope) + by + keys.length) % keys.length] ?? 'all');
    setAt(0);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Tab' && found.scopes.length > 0) turnScope(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter') {
      const where = event.ctrlKey || event.metaKey ? 'beside' : 'here';
      if (!found.settled) setWaiting(where);
      else if (chosen) open(chosen, where);
    } else return;
    event.preventDefault();
  }

  let index = -1;
  return (
    <Modal
      open
      title={null}
      footer={null}
      closable={false}
      width={mobile ? '100%' : 872}
      className="finder"
      aria-label={t(TEXT.title)}
      onCancel={onClose}
    >
      <div className="finder-box">
        <SearchOutlined aria-hidden />
        <input
          // The finder is opened to be typed into.
          ref={(element) => element?.focus()}
          role="combobox"
          aria-expanded
          aria-controls={`${id}list`}
          aria-activedescendant={chosen && `${id}${rows.indexOf(chosen)}`}
          aria-label={t(TEXT.title)}
          placeholder={t(TEXT.placeholder)}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={word}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKey}
        />
        <button type="button" className="finder-esc" onClick={onClose}>
          <kbd>{KEY.esc}</kbd>
        </button>
      </div>
      <FinderScopes
        scopes={found.scopes}
        total={found.total}
        capped={found.capped}
        chosen={scope}
        onChoose={(key) => {
          setScope(key);
          setAt(0);
        }}
      />
      <div className="finder-body" data-alone={mobile || undefined}>
        <div id={`${id}list`} className="finder-list" role="listbox" aria-label={t(TEXT.results)}>
          {found.groups.map((group) => (
            <Fragment key={`${group.scope} ${group.rows[0]?.key}`}>
              <div className="finder-group" role="presentation">
                <span>{group.label}</span>
                {scope === 'all' && group.count > group.rows.length && group.scope !== 'recent' && (
                  <button
                    type="button"
                    tabIndex={-1}
                    onClick={() => {
                      setScope(group.scope);
                      setAt(0);
                    }}
                  >
                    {t(TEXT.allOf, { n: found.capped ? `${group.count}+` : group.count })}
                  </button>
                )}
              </div>
              {group.rows.map((row) => {
                index += 1;
                const own = index;
                return (
                  <FinderRowView
                    key={row.key}
                    id={`${id}${own}`}
                    row={row}
                    word={word}
                    selected={row === chosen}
                    onPick={() => setAt(own)}
                    onOpen={() => open(row, 'here')}
                  />
                );
              })}
            </Fragment>
          ))}
          {rows.length === 0 && <Empty word={word} settled={found.settled} error={found.error} onRetry={found.retry} />}
        </div>
        {!mobile && <FinderPeek row={chosen} />}
      </div>
      {!mobile && <FinderFoot total={found.total} capped={found.capped} ms={word.trim() ? found.ms : undefined} />}
    </Modal>
  );
}

type EmptyProps = { word: string; settled: boolean; error: unknown; onRetry: () => void };

function Empty({ word, settled, error, onRetry }: EmptyProps) {
  if (error)
    return (
      <p role="alert" className="finder-none">
        {t(TEXT.failed)}{' '}
        <Button size="small" onClick={onRetry}>
          {t(TEXT.retry)}
        </Button>
      </p>
    );
  if (word.trim() === '') return <p className="finder-none">{t(TEXT.begin)}</p>;
  if (!settled) return null;
  return (
    <div className="finder-none" role="status">
      <p>{t(TEXT.none, { q: word.trim() })}</p>
      <p>{t(TEXT.noneHelp)}</p>
    </div>
  );
}
