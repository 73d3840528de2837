import { TONES, type Tone } from '../../kernel/resource/tone.ts';
import { t } from '../../kernel/web/i18n.ts';
import { StatusTag } from '../../kernel/web/marks/status-tag.tsx';
import { KEY } from '../keys/key-words.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { FINDER_TEXT } from './finder.text.ts';
import type { FinderRow } from './finder-rows.ts';

const toneOf = (name: string | undefined): Tone => TONES.find((tone) => tone === name) ?? 'grey';

type Props = { row: FinderRow; id: string; selected: boolean; word: string; onPick: () => void; onOpen: () => void };

/** One hit: the name with what was met in bold, the initials with it underlined, and what else tells it apart. */
export function FinderRowView({ row, id, selected, word, onPick, onOpen }: Props) {
  const { title, hit, sound, detail, state } = row;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="finder-row"
      onMouseMove={onPick}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen()}
    >
      <MenuIcon name={row.icon} />
      <span className="finder-name" title={title}>
        {hit ? (
          <>
            {title.slice(0, hit[0])}
            <b>{title.slice(...hit)}</b>
            {title.slice(hit[1])}
          </>
        ) : (
          title
        )}
      </span>
      {sound && <Sound sound={sound} word={word} />}
      <span className="finder-detail" title={detail}>
        {detail}
      </span>
      {state && <StatusTag tone={toneOf(state.tone)}>{state.text}</StatusTag>}
      {selected && <kbd aria-hidden>{KEY.enter}</kbd>}
    </div>
  );
}

function Sound({ sound, word }: { sound: string; word: string }) {
  const first = word.trim().toLowerCase().split(/\s+/)[0] ?? '';
  const at = first ? sound.indexOf(first) : -1;
  if (at < 0) return null;
  return (
    <span className="finder-sound">
      <span className="visually-hidden">{t(FINDER_TEXT.initials)} </span>
      {sound.slice(0, at)}
      <u>{sound.slice(at, at + first.length)}</u>
      {sound.slice(at + first.length)}
    </span>
  );
}
