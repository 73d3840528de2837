import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './tab-bar.css';

type Tab<K extends string> = { readonly key: K; readonly label: string };

type Props<K extends string> = {
  label: string;
  tabs: readonly Tab<K>[];
  tab: K;
  onTab: (tab: K) => void;
  /** Class of the panel below. */
  className?: string;
  children: ReactNode;
};

/** Tabs in one row that scrolls on a narrow screen; arrows, Home and End go between them. */
export function TabBar<K extends string>({ label, tabs, tab, onTab, className, children }: Props<K>) {
  const id = useId();
  const at = tabs.findIndex(({ key }) => key === tab);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const to = tabs[moves[event.key] ?? -1];
    if (!to) return;
    event.preventDefault();
    onTab(to.key);
    document.getElementById(`${id}${to.key}`)?.focus();
  };
  return (
    <>
      <div className="tab-bar" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: word }) => (
          <button
            key={key}
            id={`${id}${key}`}
            type="button"
            role="tab"
            aria-selected={key === tab}
            aria-controls={`${id}panel`}
            tabIndex={key === tab ? 0 : -1}
            onClick={() => onTab(key)}
          >
            {word}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className={className} role="tabpanel" aria-labelledby={`${id}${tab}`}>
        {children}
      </div>
    </>
  );
}
