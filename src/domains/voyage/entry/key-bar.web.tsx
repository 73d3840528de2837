import { RightOutlined } from '@ant-design/icons';
import { type RefObject, useEffect, useState } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';
import { useScope, useSuggestion, useView } from './use-entry.web.ts';
import { figureBefore } from './yesterday.rules.ts';

/** The input that is being typed into on a phone, and the height that its keyboard leaves. */
export function useTyping(on: boolean, box: RefObject<HTMLElement | null>): HTMLElement | null {
  const [typing, setTyping] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!on || !element) return;
    const enter = ({ target }: FocusEvent) => {
      const typed = target instanceof HTMLElement && target.matches('input[inputmode], select.entry-select');
      setTyping(typed ? target : null);
    };
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && setTyping(null);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      setTyping(null);
    };
  }, [on, box]);
  useEffect(() => {
    const view = window.visualViewport;
    const root = box.current?.closest<HTMLElement>('.entry');
    if (!typing || !view || !root) return;
    const adapt = () => {
      root.style.setProperty('--entry-height', `${view.height - Math.max(0, root.getBoundingClientRect().top)}px`);
      typing.scrollIntoView({ block: 'nearest' });
    };
    adapt();
    view.addEventListener('resize', adapt);
    return () => {
      view.removeEventListener('resize', adapt);
      root.style.removeProperty('--entry-height');
    };
  }, [typing, box]);
  return typing;
}

/** The one bar above the keys of a phone: what the field may hold, and the way on. */
export function KeyBar({ typing }: { typing: HTMLElement }) {
  const { goOn } = useScope();
  const missing = useView((view) => view.missing.length);
  const path = typing.dataset.path;
  return (
    // A press must not take the focus, and with it the keyboard, from the field.
    <footer className="entry-keybar" onPointerDown={(event) => event.preventDefault()}>
      <div>{path && <Offers key={path} path={path} typing={typing} />}</div>
      <button type="button" className="entry-keybar-next" onClick={() => goOn(typing)}>
        {t(ENTRY.nextStop)}
        {missing > 0 && <span className="num">{missing}</span>} <RightOutlined aria-hidden="true" />
      </button>
    </footer>
  );
}

function Offers({ path, typing }: { path: string; typing: HTMLElement }) {
  const { entry, goOn } = useScope();
  const { value, set } = useField(entry.store, path);
  const suggestion = useSuggestion(path);
  const before = figureBefore(entry.context.previous, path);
  if (value !== null && value !== undefined && value !== '') return null;
  const offers = [
    ...(suggestion === undefined ? [] : [{ figure: suggestion, word: ENTRY.bySums }]),
    ...(before === null || before === suggestion ? [] : [{ figure: before, word: ENTRY.before }]),
  ];
  return offers.map(({ figure, word }) => (
    <button
      key={word.en}
      type="button"
      className="entry-offer"
      onClick={() => {
        if (figure !== suggestion || !entry.take(path)) set(figure);
        goOn(typing);
      }}
    >
      <b className="num">{formatDecimal(figure)}</b> {t(word)}
    </button>
  ));
}
